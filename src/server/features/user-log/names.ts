import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { companies } from '../../db/schema/companies.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import { files } from '../../db/schema/files.ts';
import { outgoingNotices } from '../../db/schema/outgoing-notices.ts';
import { sites } from '../../db/schema/sites.ts';
import { memberCards, travellers } from '../../db/schema/travellers.ts';
import { users } from '../../db/schema/users.ts';
import { voyages } from '../../db/schema/voyages.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';

type Reader = Pick<Deps['db'], 'select'>;
interface Named {
  id: string;
  name: string;
}
interface Subject {
  subject: string;
  subjectId: string;
}
type Find = (db: Reader, actor: Actor, ids: string[]) => Promise<Named[]>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const fullName = sql<string>`${travellers.surname} || ' ' || ${travellers.givenName}`;

/** The caller's own company and the agencies opened by it, deleted ones included; for the provider all of them. */
const findCompanies: Find = (db, actor, ids) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        inArray(companies.id, ids),
        actor.me.company.isProvider
          ? undefined
          : or(ownCompany(actor, companies.id), ownCompany(actor, companies.parentId)),
      ),
    );
const findUsers: Find = (db, actor, ids) =>
  db
    .select({ id: users.id, name: users.nickname })
    .from(users)
    .where(and(inArray(users.id, ids), ownCompany(actor, users.companyId)));

/** How to name the records of each kind, which entries reference by id only. */
const FINDERS: Readonly<Record<string, Find>> = {
  agency: findCompanies,
  company: findCompanies,
  wallet: findCompanies,
  user: findUsers,
  login: findUsers,
  traveller: (db, actor, ids) =>
    db
      .select({ id: travellers.id, name: fullName })
      .from(travellers)
      .where(and(inArray(travellers.id, ids), ownCompany(actor, travellers.companyId))),
  'member-card': (db, actor, ids) =>
    db
      .select({ id: memberCards.id, name: fullName })
      .from(memberCards)
      .innerJoin(travellers, eq(travellers.id, memberCards.travellerId))
      .where(and(inArray(memberCards.id, ids), ownCompany(actor, memberCards.companyId))),
  enquiry: (db, actor, ids) =>
    db
      .select({ id: enquiries.id, name: enquiries.name })
      .from(enquiries)
      .where(and(inArray(enquiries.id, ids), ownCompany(actor, enquiries.companyId))),
  // Site names are public. The provider's entries are about any site, an agency's about its own.
  site: (db, _actor, ids) => db.select({ id: sites.id, name: sites.name }).from(sites).where(inArray(sites.id, ids)),
  file: (db, actor, ids) =>
    db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(and(inArray(files.id, ids), ownCompany(actor, files.companyId))),
  // Only the provider's entries are about them; a finished task is deleted.
  'desk-task': (db, actor, ids) =>
    db
      .select({ id: deskTasks.id, name: sql<string>`${deskTasks.orderId}` })
      .from(deskTasks)
      .where(and(inArray(deskTasks.id, ids), isNotNull(deskTasks.orderId), ownCompany(actor, deskTasks.providerId))),
  // Named by their bookings' numbers. A disruption reported by the desk is an agency's.
  voyage: (db, _actor, ids) =>
    db.select({ id: voyages.id, name: voyages.orderId }).from(voyages).where(inArray(voyages.id, ids)),
  'outgoing-notice': (db, _actor, ids) =>
    db
      .select({ id: outgoingNotices.id, name: outgoingNotices.orderId })
      .from(outgoingNotices)
      .where(inArray(outgoingNotices.id, ids)),
};

/** Resolves the names of entries' subjects that are referenced by id only and still exist. */
export async function readNames(
  db: Reader,
  actor: Actor,
  entries: readonly Subject[],
): Promise<(entry: Subject) => string | null> {
  const names = new Map<string, string>();
  for (const [kind, find] of Object.entries(FINDERS)) {
    const ids = new Set(entries.filter(({ subject }) => subject === kind).map(({ subjectId }) => subjectId));
    const known = [...ids].filter((id) => UUID.test(id));
    if (known.length === 0) continue;
    for (const { id, name } of await find(db, actor, known)) names.set(`${kind} ${id}`, name);
  }
  return ({ subject, subjectId }) => names.get(`${subject} ${subjectId}`) ?? null;
}
