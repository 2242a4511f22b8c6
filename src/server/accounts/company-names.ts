import { asc, isNull, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { SiteNames } from '../../contract/site-names.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { readSites, type SiteRow } from '../sites/site-rows.ts';
import { looksOf } from './name-looks.ts';

const LOCK = 727_070;
/** Of a company that is being opened. */
const NEW = 'new';

/** What a company is called. */
export const namesOf = ({ name, alias }: Pick<typeof companies.$inferSelect, 'name' | 'alias'>) => ({ name, alias });

/** What a site is called: mails and papers are signed with it. */
export const siteNamesOf = (site: SiteNames) => ({
  name: site.name,
  shortName: site.shortName,
  chineseName: site.chineseName,
  chineseShortName: site.chineseShortName,
  traditionalName: site.traditionalName ?? '',
  traditionalShortName: site.traditionalShortName ?? '',
});

type Names = Readonly<Record<string, string>>;
const looksOfAll = (names: Iterable<string>) => new Set(Array.from(names).flatMap(looksOf));
const sharesOne = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((look) => other.has(look));

/** A company by its names, as they are seen. */
interface Called {
  id: string;
  isProvider: boolean;
  websitePrefix: string;
  looks: ReadonlySet<string>;
}

/** A site whose owner is asked for. */
interface Owned {
  isDefault: boolean;
  hosts: readonly string[];
  looks: ReadonlySet<string>;
}

interface Known {
  companies: readonly Called[];
  sites: readonly SiteRow[];
}

/** Who is to be called so: its company, null of a new one, its web address, and the names that it has already. */
interface Bearer {
  companyId: string | null;
  websitePrefix: string;
  kept: Names;
}

/** A site that is to be called so; `kept` are the names that it has already. */
interface NamedSite extends Pick<Owned, 'isDefault' | 'hosts'> {
  id: string;
  kept: Names;
}

/**
 * Why a company may not be called so, at the fields; null where it may. No company has a name or an alias of another's, the provider's
 * least of all, nor one of another's site: either stands on papers and in mails. What it is called already it may keep.
 */
export async function refuseNames(
  tx: Tx,
  names: Names,
  { companyId, websitePrefix, kept }: Bearer,
): Promise<Refusal | null> {
  const wanted = wantedOf(names, kept);
  if (wanted.length === 0) return null;
  const { companies: all, sites } = await readKnown(tx);
  const id = companyId ?? NEW;
  const isProvider = all.some((company) => company.id === id && company.isProvider);
  const bearer = { id, isProvider, websitePrefix, looks: looksOfAll(Object.values(kept)) };
  return refuseTaken(wanted, id, { companies: [...all.filter((company) => company.id !== id), bearer], sites });
}

/**
 * Why a site may not be called so, at the fields; null where it may: it bears no name of a company but of the one that it is for, nor one of
 * another's site. What it is called already it may keep.
 */
export async function refuseSiteNames(tx: Tx, names: Names, site: NamedSite): Promise<Refusal | null> {
  const wanted = wantedOf(names, site.kept);
  if (wanted.length === 0) return null;
  const known = await readKnown(tx);
  const owner = ownerOf({ ...site, looks: looksOfAll(Object.values(names)) }, known.companies);
  const sites = known.sites.filter(({ id }) => id !== site.id);
  return refuseTaken(wanted, owner, { companies: known.companies, sites });
}

/** The fields with names that are not had already. */
function wantedOf(names: Names, kept: Names): { field: string; looks: ReadonlySet<string> }[] {
  const had = looksOfAll(Object.values(kept));
  return Object.entries(names)
    .map(([field, name]) => ({ field, looks: looksOfAll([name]) }))
    .filter(({ looks }) => looks.size > 0 && !sharesOne(looks, had));
}

async function readKnown(tx: Tx): Promise<Known> {
  // Those that are called at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const { id, name, alias, isProvider, websitePrefix } = companies;
  const rows = await tx
    .select({ id, name, alias, isProvider, websitePrefix })
    .from(companies)
    .where(isNull(companies.deletedAt))
    .orderBy(asc(companies.createdAt), asc(companies.id));
  const called = rows.map((row) => ({ ...row, looks: looksOfAll(Object.values(namesOf(row))) }));
  return { companies: called, sites: await readSites(tx) };
}

/**
 * Whose a site is: that of the company whose web address leads to it, else of the one that it is called as, for which the provider has
 * opened it. The default one is the provider's, as any that is nobody's.
 */
function ownerOf({ isDefault, hosts, looks }: Owned, all: readonly Called[]): string | null {
  const isLedTo = ({ websitePrefix: prefix }: Called) =>
    prefix !== '' && hosts.some((host) => host.startsWith(`${prefix}.`));
  const agency = isDefault ? null : (all.find(isLedTo) ?? all.find((company) => sharesOne(company.looks, looks)));
  return (agency ?? all.find(({ isProvider }) => isProvider))?.id ?? null;
}

/** Refuses the names that companies but the owner, or their sites, have. */
function refuseTaken(
  wanted: ReturnType<typeof wantedOf>,
  owner: string | null,
  { companies: all, sites }: Known,
): Refusal | null {
  const called = sites.map((site) => ({ ...site, looks: looksOfAll(Object.values(siteNamesOf(site))) }));
  const others = [...all.filter(({ id }) => id !== owner), ...called.filter((site) => ownerOf(site, all) !== owner)];
  const taken = new Set(others.flatMap(({ looks }) => [...looks]));
  const faults = wanted.filter(({ looks }) => sharesOne(looks, taken)).map(({ field }) => [field, 'nameTaken']);
  return faults.length > 0 ? refuse('badInput', { fields: Object.fromEntries(faults) }) : null;
}
