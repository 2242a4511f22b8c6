import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { NewSiteInput, OwnSiteInput, Site, SiteInput, SitePictureInput } from '../../../contract/sites.ts';
import { refuseSiteNames, siteNamesOf } from '../../accounts/company-names.ts';
import { cleanPicture, dropPicture, replacePicture } from '../../accounts/pictures.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { siteHosts, sites } from '../../db/schema/sites.ts';
import type { Deps } from '../../deps.ts';
import { providerId } from '../../orders/provider.ts';
import { readSites } from '../../sites/site-rows.ts';
import { presentSite } from './present.ts';

const LOCK = 727_048;
const subject = { type: 'site', id: ({ id }: { id: string }) => id };
type SiteColumns = typeof sites.$inferSelect;

/** Serialises writes of sites, since host names are unique across them. */
export async function lockSites(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

async function lockSite(tx: Tx, id: string): Promise<SiteColumns | null> {
  await lockSites(tx);
  const [site] = await tx.select().from(sites).where(sql`${sites.id}::text = ${id}`);
  return site ?? null;
}

export async function answerSite(tx: Tx, id: string): Promise<Site> {
  const found = (await readSites(tx)).find((site) => site.id === id);
  if (!found) throw new Error('a site that was just written is gone');
  return presentSite(found);
}

/** Columns of a site's texts and appearance. */
export function lookColumns(input: Omit<OwnSiteInput, 'version'>) {
  const { name, shortName, chineseName, chineseShortName, accent = '', accentDark = '' } = input;
  const { traditionalName = '', traditionalShortName = '' } = input;
  const { icpCode = '', networkSecurityCode = '' } = input;
  const { defaultLanguage, defaultCurrency, dateFormat, claims } = input;
  return {
    ...{ name, shortName, chineseName, chineseShortName, accent, accentDark, icpCode, networkSecurityCode },
    ...{ traditionalName, traditionalShortName },
    ...{ defaultLanguage, defaultCurrency, dateFormat, claims },
    currencies: [...new Set(input.currencies)],
  };
}

function columnsOf(input: NewSiteInput) {
  const { type = 'client', chatUrl = '' } = input;
  return { ...lookColumns(input), type, chatUrl };
}

/** Updates a site read in this version; refuses another version with the current site. */
export async function writeSite(
  tx: Tx,
  found: Pick<SiteColumns, 'id' | 'version'>,
  version: number,
  columns: Partial<SiteColumns>,
): Promise<null | Refusal> {
  if (found.version !== version) return refuse('staleVersion', { data: { current: await answerSite(tx, found.id) } });
  await tx
    .update(sites)
    .set({ ...columns, version: sql`${sites.version} + 1` })
    .where(eq(sites.id, found.id));
  return null;
}

/** Replaces a site's host names; refuses one that belongs to another site. */
async function writeHosts(tx: Tx, siteId: string, given: readonly string[]): Promise<null | Refusal> {
  const hosts = [...new Set(given)];
  await tx.delete(siteHosts).where(eq(siteHosts.siteId, siteId));
  if (hosts.length === 0) return null;
  const taken = await tx
    .select()
    .from(siteHosts)
    .where(and(inArray(siteHosts.host, hosts), ne(siteHosts.siteId, siteId)));
  const at = given.findIndex((host) => taken.some((row) => row.host === host));
  if (at >= 0) return refuse('badInput', { fields: { [`hosts[${at}]`]: 'siteHostTaken' } });
  await tx.insert(siteHosts).values(hosts.map((host) => ({ host, siteId })));
  return null;
}

const create: Command<NewSiteInput, Site> = async (tx, _, input, { ids, clock }) => {
  const id = ids.uuid();
  await lockSites(tx);
  const site = { id, isDefault: false, hosts: input.hosts, kept: {} };
  const fault = await refuseSiteNames(tx, siteNamesOf(input), site);
  if (fault) return fault;
  await tx.insert(sites).values({ id, ...columnsOf(input), createdAt: clock.now() });
  return (await writeHosts(tx, id, input.hosts)) ?? answerSite(tx, id);
};

const update: Command<SiteInput, Site> = async (tx, _, input) => {
  const found = await lockSite(tx, input.id);
  if (!found) return refuse('notFound');
  const site = { id: found.id, isDefault: found.isDefault, hosts: input.hosts, kept: siteNamesOf(found) };
  return (
    (await refuseSiteNames(tx, siteNamesOf(input), site)) ??
    (await writeSite(tx, found, input.version, columnsOf(input))) ??
    (await writeHosts(tx, found.id, input.hosts)) ??
    answerSite(tx, found.id)
  );
};

const remove: Command<{ id: string }, { id: string }> = async (tx, _, { id }) => {
  const found = await lockSite(tx, id);
  if (!found) return refuse('notFound');
  if (found.isDefault) return refuse('siteIsDefault');
  const owner = await providerId(tx);
  for (const picture of [found.logo, found.whiteLogo, found.favicon]) await dropPicture(tx, owner, picture);
  await tx.delete(sites).where(eq(sites.id, found.id));
  return { id };
};

type Kind = Pick<SitePictureInput, 'kind'>;
/** The site of a call, locked; null if the caller may not change it. */
type FindSite<I> = (tx: Tx, actor: Actor, input: I) => Promise<SiteColumns | null>;

/** Replaces one of a site's pictures with the result of `make`. All belong to the provider, whoever uploaded them. */
function replacing<I extends Kind>(
  find: FindSite<I>,
  make: (tx: Tx, owner: string, before: string) => Promise<string>,
): Command<I, Site> {
  return async (tx, actor, input) => {
    const found = await find(tx, actor, input);
    if (!found) return refuse('notFound');
    const { kind }: Kind = input;
    const address = await make(tx, await providerId(tx), found[kind]);
    await tx
      .update(sites)
      .set({ [kind]: address, version: sql`${sites.version} + 1` })
      .where(eq(sites.id, found.id));
    return answerSite(tx, found.id);
  };
}

/** Re-encodes a picture from its pixels, a favicon square, as installed portals need it, and replaces the one before. */
export async function putPicture<I extends Kind>(
  deps: Deps,
  actor: Actor,
  { input, image }: { input: I; image: Uint8Array },
  find: FindSite<I>,
): Promise<Site | Refusal> {
  const bytes = await cleanPicture(image, input.kind === 'favicon' ? 'square' : 'asItIs');
  if (isRefusal(bytes)) return bytes;
  const replace = replacing(find, (tx, owner, before) => replacePicture(tx, deps, owner, { before, bytes }));
  return runOnSites(deps, { name: 'uploadSitePicture', actor, input, idempotencyKey: null }, replace);
}

export function removePicture<I extends Kind>(deps: Deps, actor: Actor, input: I, find: FindSite<I>) {
  const drop = replacing(find, async (tx, owner, before) => {
    await dropPicture(tx, owner, before);
    return '';
  });
  return runOnSites(deps, { name: 'deleteSitePicture', actor, input, idempotencyKey: null }, drop);
}

interface SiteCall<I> {
  name: AuditAction;
  actor: Actor;
  input: I;
  idempotencyKey: string | null;
}

/** Runs a write of sites, and invalidates the cache of sites. */
export async function runOnSites<I, T extends { id: string }>(
  deps: Deps,
  call: SiteCall<I>,
  command: Command<I, T>,
): Promise<T | Refusal> {
  const done = await runCommand(deps, { ...call, subject }, command);
  deps.sites.forget();
  return done;
}

/** POST /base/v2/sites: with hosts of no other site. */
export function createSite(deps: Deps, actor: Actor, input: NewSiteInput, idempotencyKey: string | null) {
  return runOnSites(deps, { name: 'createSite', actor, input, idempotencyKey }, create);
}

/** PUT /base/v2/sites/{id}. */
export function updateSite(deps: Deps, actor: Actor, input: SiteInput, idempotencyKey: string | null) {
  return runOnSites(deps, { name: 'updateSite', actor, input, idempotencyKey }, update);
}

/** DELETE /base/v2/sites/{id}: its hosts then show the default site, which itself remains. */
export async function deleteSite(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const done = await runOnSites(deps, { name: 'deleteSite', actor, input, idempotencyKey: null }, remove);
  return isRefusal(done) ? done : null;
}

const named: FindSite<SitePictureInput> = (tx, _, { id }) => lockSite(tx, id);

/** POST /base/v2/sites/{id}/pictures/{kind}. */
export function uploadSitePicture(
  deps: Deps,
  actor: Actor,
  { image, ...input }: SitePictureInput & { image: Uint8Array },
) {
  return putPicture(deps, actor, { input, image }, named);
}

/** DELETE /base/v2/sites/{id}/pictures/{kind}. */
export function deleteSitePicture(deps: Deps, actor: Actor, input: SitePictureInput) {
  return removePicture(deps, actor, input, named);
}
