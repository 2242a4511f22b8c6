import { and, asc, count, eq, exists, lt, or, type SQL, sql } from 'drizzle-orm';
import { addMonths } from '../../../contract/dates.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { plainAscii } from '../../../contract/one-line.ts';
import type { Page } from '../../../contract/paging.ts';
import {
  EXPIRES_SOON_MONTHS,
  type MemberCard,
  type MemberCardsQuery,
  type Traveller,
  type TravellersQuery,
} from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import { wordPatterns } from '../../db/like-words.ts';
import { memberCards, travellerDocuments, travellers } from '../../db/schema/travellers.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentCards, presentTravellers } from './present.ts';
import { numberIndexes, plainNumber } from './sealed-numbers.ts';
import { findTravellers, isUuid } from './traveller-rows.ts';

const SHORTEST_NUMBER = 5;

const textList = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Travellers of the company with masked numbers, the caller's frequent ones first. */
export async function readTravellers(
  deps: Deps,
  actor: Actor,
  query: Partial<TravellersQuery>,
): Promise<Page<Traveller>> {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const where = and(ownCompany(actor, travellers.companyId), matching(deps, actor, query));
  const frequent = actor.me.userInfo.config.passengers.filter(isUuid);
  const place =
    frequent.length > 0 ? [sql`array_position(${textList(frequent)}, ${travellers.id}::text) nulls last`] : [];
  const found = await deps.db
    .select({ id: travellers.id })
    .from(travellers)
    .where(where)
    .orderBy(...place, asc(travellers.surname), asc(travellers.givenName), asc(travellers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(travellers).where(where);
  const records = await findTravellers(
    deps.db,
    actor,
    found.map(({ id }) => id),
  );
  return presentTravellers(deps, actor, { records, total: counted?.total ?? 0 }, { page, pageSize });
}

function matching(deps: Deps, actor: Actor, query: Partial<TravellersQuery>): SQL | undefined {
  const { q = '', id, expiring = false } = query;
  const words = wordPatterns(q);
  const byName = words.length > 0 ? sql`${travellers.searchText} like all(${textList(words)})` : undefined;
  const number = plainNumber(q);
  const isNumber = number.length >= SHORTEST_NUMBER && /\d/.test(number);
  const byNumber = isNumber ? withDocument(deps, inIndexes(deps, actor, number)) : undefined;
  const today = deps.clock.now().toISOString().slice(0, 10);
  const ending = lt(travellerDocuments.expiry, addMonths(today, EXPIRES_SOON_MONTHS));
  const byId = id === undefined ? undefined : sql`${travellers.id}::text = ${id}`;
  return and(byId, or(byName, byNumber), expiring ? withDocument(deps, ending) : undefined);
}

const inIndexes = (deps: Deps, actor: Actor, number: string) =>
  sql`${travellerDocuments.numberIndex} = any(${textList(numberIndexes(deps, actor.companyId, number))})`;

function withDocument({ db }: Deps, condition: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(travellerDocuments)
      .where(and(eq(travellerDocuments.travellerId, travellers.id), condition)),
  );
}

/** Member cards of the company, by holder's name. */
export async function readCards(deps: Deps, actor: Actor, query: Partial<MemberCardsQuery>): Promise<Page<MemberCard>> {
  const { q = '', id, travellerId, page = 1, pageSize = PAGE_SIZE.default } = query;
  const words = wordPatterns(q);
  const byName = words.length > 0 ? sql`${travellers.searchText} like all(${textList(words)})` : undefined;
  const byAirline = q ? eq(memberCards.airline, plainAscii(q).trim().toUpperCase()) : undefined;
  const ofTraveller = travellerId === undefined ? undefined : sql`${memberCards.travellerId}::text = ${travellerId}`;
  const byId = id === undefined ? undefined : sql`${memberCards.id}::text = ${id}`;
  const where = and(ownCompany(actor, memberCards.companyId), byId, or(byName, byAirline), ofTraveller);
  const rows = await deps.db
    .select({ card: memberCards, holder: travellers })
    .from(memberCards)
    .innerJoin(travellers, eq(travellers.id, memberCards.travellerId))
    .where(where)
    .orderBy(asc(travellers.surname), asc(travellers.givenName), asc(memberCards.airline), asc(memberCards.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db
    .select({ total: count() })
    .from(memberCards)
    .innerJoin(travellers, eq(travellers.id, memberCards.travellerId))
    .where(where);
  return presentCards(deps, { rows, total: counted?.total ?? 0 }, { page, pageSize });
}
