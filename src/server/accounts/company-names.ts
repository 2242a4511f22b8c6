import { and, isNull, ne, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';

const LOCK = 727_070;

type Named = Pick<typeof companies.$inferSelect, 'name' | 'alias'>;

/** How names are compared: width, case, spaces and what is not seen make no other name. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, '');
}

/**
 * Why a company may not be called so; null where it may. No two companies have a name or an alias in common, the provider's least of all:
 * either stands on papers and in mails. What a company is called already it may keep.
 * `own`: as it is now; null of a new one.
 */
export async function refuseNames(
  tx: Tx,
  { name, alias }: Named,
  own: (Named & { id: string }) | null,
): Promise<Refusal | null> {
  const kept = own ? [own.name, own.alias].map(foldName) : [];
  const wanted = Object.entries({ name, alias })
    .map(([field, value]) => [field, foldName(value)] as const)
    .filter(([, folded]) => folded !== '' && !kept.includes(folded));
  if (wanted.length === 0) return null;
  // Those that are called at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const others = await tx
    .select({ name: companies.name, alias: companies.alias })
    .from(companies)
    .where(and(isNull(companies.deletedAt), own ? ne(companies.id, own.id) : undefined));
  const taken = new Set(others.flatMap((other) => [foldName(other.name), foldName(other.alias)]));
  const faults = wanted.filter(([, folded]) => taken.has(folded)).map(([field]) => [field, 'nameTaken']);
  return faults.length > 0 ? refuse('badInput', { fields: Object.fromEntries(faults) }) : null;
}
