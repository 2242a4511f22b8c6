import { and, isNull, ne, sql } from 'drizzle-orm';
import { plainAscii } from '../../contract/one-line.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';

const LOCK = 727_070;

/** How names are compared: width, case, spaces and what is not seen make no other name. */
export function foldName(name: string): string {
  return plainAscii(name)
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, '');
}

/** What a company is called. */
export const namesOf = ({ name, alias }: Pick<typeof companies.$inferSelect, 'name' | 'alias'>) => ({ name, alias });

/** Who is to be called so: its company, null of a new one, and the names that it has already. */
interface Bearer {
  companyId: string | null;
  kept: readonly string[];
}

/**
 * Why names may not be given, at their fields; null where they may. No company has a name or an alias of another's, the provider's least of
 * all, and neither has its site: either stands on papers and in mails. What it is called already it may keep.
 */
export async function refuseNames(
  tx: Tx,
  names: Readonly<Record<string, string>>,
  { companyId, kept }: Bearer,
): Promise<Refusal | null> {
  const known = new Set(kept.map(foldName));
  const wanted = Object.entries(names)
    .map(([field, value]) => [field, foldName(value)] as const)
    .filter(([, folded]) => folded !== '' && !known.has(folded));
  if (wanted.length === 0) return null;
  // Those that are called at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const others = await tx
    .select({ name: companies.name, alias: companies.alias })
    .from(companies)
    .where(and(isNull(companies.deletedAt), companyId === null ? undefined : ne(companies.id, companyId)));
  const taken = new Set(others.flatMap((other) => [foldName(other.name), foldName(other.alias)]));
  const faults = wanted.filter(([, folded]) => taken.has(folded)).map(([field]) => [field, 'nameTaken']);
  return faults.length > 0 ? refuse('badInput', { fields: Object.fromEntries(faults) }) : null;
}
