import { and, count, desc, eq, exists, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskMail, DeskMailsQuery } from '../../../contract/desk-mails.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import type { Actor } from '../../actor.ts';
import { companies } from '../../db/schema/companies.ts';
import { mails } from '../../db/schema/mails.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentDeskMails } from './present.ts';

const providers = alias(companies, 'providers');

/** GET /desk/v2/mails: of all companies, for the provider's users only. */
export async function readDeskMails(
  deps: Pick<Deps, 'db' | 'settings' | 'mail'>,
  actor: Actor,
  { waiting = false, page = 1, pageSize = PAGE_SIZE.default }: Partial<DeskMailsQuery>,
): Promise<Page<DeskMail>> {
  const { db } = deps;
  const isProviders = exists(
    db
      .select({ id: providers.id })
      .from(providers)
      .where(and(ownCompany(actor, providers.id), eq(providers.isProvider, true))),
  );
  const where = and(isProviders, waiting ? isNull(mails.sentAt) : undefined);
  const rows = await db
    .select({ mail: mails, company: companies.name })
    .from(mails)
    .innerJoin(companies, eq(companies.id, mails.companyId))
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(mails).where(where);
  return presentDeskMails(deps, rows, counted?.total ?? 0, { page, pageSize });
}
