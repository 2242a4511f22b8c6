import { asc, isNull, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { SiteNames } from '../../contract/site-names.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { readSites, type SiteRow } from '../sites/site-rows.ts';
import { visualKeysOf } from './confusable-names.ts';

const LOCK = 727_070;
/** A company that is being opened. */
const NEW = 'new';

/** A company's names. */
export const namesOf = ({ name, alias }: Pick<typeof companies.$inferSelect, 'name' | 'alias'>) => ({ name, alias });

/** A site's names, which sign mails and documents. */
export const siteNamesOf = (site: SiteNames) => ({
  name: site.name,
  shortName: site.shortName,
  chineseName: site.chineseName,
  chineseShortName: site.chineseShortName,
  traditionalName: site.traditionalName ?? '',
  traditionalShortName: site.traditionalShortName ?? '',
});

type Names = Readonly<Record<string, string>>;
const looksOfAll = (names: Iterable<string>) => new Set(Array.from(names).flatMap(visualKeysOf));
const sharesOne = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((look) => other.has(look));

/** A company with the visual forms of its names. */
interface Called {
  id: string;
  isProvider: boolean;
  websitePrefix: string;
  looks: ReadonlySet<string>;
}

/** A site whose owner is looked up. */
interface Owned {
  isDefault: boolean;
  hosts: readonly string[];
  looks: ReadonlySet<string>;
}

interface Known {
  companies: readonly Called[];
  sites: readonly SiteRow[];
}

/** Who claims the names: its company (null for a new one), its host name prefix, and its current names. */
interface Bearer {
  companyId: string | null;
  websitePrefix: string;
  kept: Names;
}

/** A site that claims names; `kept` are its current names. */
interface NamedSite extends Pick<Owned, 'isDefault' | 'hosts'> {
  id: string;
  kept: Names;
}

/**
 * Why a company may not take these names, by field; null if it may. No company may take a name or an alias of another's, least of all the
 * provider's, nor of another's site: both appear on documents and in mails. It may keep its current names.
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
 * Why a site may not take these names, by field; null if it may: it may have the names only of its own company, and of no other's site. It
 * may keep its current names.
 */
export async function refuseSiteNames(tx: Tx, names: Names, site: NamedSite): Promise<Refusal | null> {
  const wanted = wantedOf(names, site.kept);
  if (wanted.length === 0) return null;
  const known = await readKnown(tx);
  const owner = ownerOf({ ...site, looks: looksOfAll(Object.values(names)) }, known.companies);
  const sites = known.sites.filter(({ id }) => id !== site.id);
  return refuseTaken(wanted, owner, { companies: known.companies, sites });
}

/** The fields whose names are new. */
function wantedOf(names: Names, kept: Names): { field: string; looks: ReadonlySet<string> }[] {
  const had = looksOfAll(Object.values(kept));
  return Object.entries(names)
    .map(([field, name]) => ({ field, looks: looksOfAll([name]) }))
    .filter(({ looks }) => looks.size > 0 && !sharesOne(looks, had));
}

async function readKnown(tx: Tx): Promise<Known> {
  // Concurrent claims wait for each other.
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
 * The owner of a site: the company whose host name leads to it, else the one with its name, for which the provider has opened it. The
 * default site is the provider's, like any without an owner.
 */
function ownerOf({ isDefault, hosts, looks }: Owned, all: readonly Called[]): string | null {
  const isLedTo = ({ websitePrefix: prefix }: Called) =>
    prefix !== '' && hosts.some((host) => host.startsWith(`${prefix}.`));
  const agency = isDefault ? null : (all.find(isLedTo) ?? all.find((company) => sharesOne(company.looks, looks)));
  return (agency ?? all.find(({ isProvider }) => isProvider))?.id ?? null;
}

/** Refuses names that belong to companies other than the owner, or to their sites. */
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
