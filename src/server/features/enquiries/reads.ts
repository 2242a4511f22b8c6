import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { EnquiriesQuery, Enquiry } from '../../../contract/enquiries.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import { sites } from '../../db/schema/sites.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import { type EnquiryRow, presentEnquiries } from './present.ts';

type Reader = Pick<Tx, 'select'>;

const rowsOf = (db: Reader) =>
  db
    .select({ enquiry: enquiries, by: users.nickname, site: sites.name })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.answeredBy))
    .leftJoin(sites, eq(sites.id, enquiries.siteId));

/** GET /base/v2/applications and /base/v2/company/enquiries: the enquiries to the caller's company. */
export async function readEnquiries(
  db: Reader,
  actor: Actor,
  { open = false, page = 1, pageSize = PAGE_SIZE.default }: Partial<EnquiriesQuery>,
): Promise<Page<Enquiry>> {
  const where = and(ownCompany(actor, enquiries.companyId), open ? isNull(enquiries.answeredAt) : undefined);
  const rows = await rowsOf(db)
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(enquiries).where(where);
  return presentEnquiries(rows, counted?.total ?? 0, { page, pageSize });
}

export async function findEnquiry(db: Reader, actor: Actor, id: string): Promise<EnquiryRow | null> {
  const [row] = await rowsOf(db).where(and(ownCompany(actor, enquiries.companyId), sql`${enquiries.id}::text = ${id}`));
  return row ?? null;
}
