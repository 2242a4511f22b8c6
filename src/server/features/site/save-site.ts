import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { NewSiteInput, Site, SiteInput, SitePictureInput } from '../../../contract/sites.ts';
import { cleanPicture, dropPicture, replacePicture } from '../../accounts/pictures.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { siteHosts, sites } from '../../db/schema/sites.ts';
import type { Deps } from '../../deps.ts';
import { readSites } from '../../sites/site-rows.ts';
import { presentSite } from './present.ts';

const LOCK = 727_048;
const subject = { type: 'site', id: ({ id }: { id: string }) => id };

/** All writes of sites wait for each other: which hosts are taken is asked across them. */
async function lockSite(tx: Tx, id: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [site] = await tx.select().from(sites).where(sql`${sites.id}::text = ${id}`);
  return site ?? null;
}

async function answerSite(tx: Tx, id: string): Promise<Site> {
  const found = (await readSites(tx)).find((site) => site.id === id);
  if (!found) throw new Error('a site that was just written is gone');
  return presentSite(found);
}

function columnsOf(input: NewSiteInput) {
  const { name, shortName, chineseName, chineseShortName, type, accent = '', accentDark = '' } = input;
  const { traditionalName = '', traditionalShortName = '' } = input;
  const { icpCode = '', networkSecurityCode = '', chatUrl = '' } = input;
  const { defaultLanguage, defaultCurrency, dateFormat, claims } = input;
  return {
    ...{ name, shortName, chineseName, chineseShortName, type, accent, accentDark, icpCode, networkSecurityCode },
    ...{ traditionalName, traditionalShortName },
    ...{ chatUrl, defaultLanguage, defaultCurrency, dateFormat, claims },
    currencies: [...new Set(input.currencies)],
  };
}

/** Gives a site its host names in the place of those it had; refuses one that is another site's. */
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
  await lockSite(tx, id);
  await tx.insert(sites).values({ id, ...columnsOf(input), createdAt: clock.now() });
  return (await writeHosts(tx, id, input.hosts)) ?? answerSite(tx, id);
};

const update: Command<SiteInput, Site> = async (tx, _, input) => {
  const found = await lockSite(tx, input.id);
  if (!found) return refuse('notFound');
  if (found.version !== input.version)
    return refuse('staleVersion', { data: { current: await answerSite(tx, found.id) } });
  await tx
    .update(sites)
    .set({ ...columnsOf(input), version: sql`${sites.version} + 1` })
    .where(eq(sites.id, found.id));
  return (await writeHosts(tx, found.id, input.hosts)) ?? answerSite(tx, found.id);
};

const remove: Command<{ id: string }, { id: string }> = async (tx, { companyId }, { id }) => {
  const found = await lockSite(tx, id);
  if (!found) return refuse('notFound');
  if (found.isDefault) return refuse('siteIsDefault');
  for (const picture of [found.logo, found.whiteLogo, found.favicon]) await dropPicture(tx, companyId, picture);
  await tx.delete(sites).where(eq(sites.id, found.id));
  return { id };
};

/** Puts what `make` answers in the place of one of a site's pictures. */
function replacing(make: (tx: Tx, actor: Actor, before: string) => Promise<string>): Command<SitePictureInput, Site> {
  return async (tx, actor, { id, kind }) => {
    const found = await lockSite(tx, id);
    if (!found) return refuse('notFound');
    const address = await make(tx, actor, found[kind]);
    await tx
      .update(sites)
      .set({ [kind]: address, version: sql`${sites.version} + 1` })
      .where(eq(sites.id, found.id));
    return answerSite(tx, found.id);
  };
}

interface SiteCall<I> {
  name: AuditAction;
  actor: Actor;
  input: I;
  idempotencyKey: string | null;
}

async function run<I, T extends { id: string }>(deps: Deps, call: SiteCall<I>, command: Command<I, T>) {
  const done = await runCommand(deps, { ...call, subject }, command);
  deps.sites.forget();
  return done;
}

/** POST /base/v2/sites: with hosts that are no other site's. */
export function createSite(deps: Deps, actor: Actor, input: NewSiteInput, idempotencyKey: string | null) {
  return run(deps, { name: 'createSite', actor, input, idempotencyKey }, create);
}

/** PUT /base/v2/sites/{id}. */
export function updateSite(deps: Deps, actor: Actor, input: SiteInput, idempotencyKey: string | null) {
  return run(deps, { name: 'updateSite', actor, input, idempotencyKey }, update);
}

/** DELETE /base/v2/sites/{id}: its hosts show the default site from then on, which itself stays. */
export async function deleteSite(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const done = await run(deps, { name: 'deleteSite', actor, input, idempotencyKey: null }, remove);
  return isRefusal(done) ? done : null;
}

/** POST /base/v2/sites/{id}/pictures/{kind}: made anew from its pixels; a favicon square, as installed portals show it. */
export async function uploadSitePicture(
  deps: Deps,
  actor: Actor,
  { image, ...input }: SitePictureInput & { image: Uint8Array },
): Promise<Site | Refusal> {
  const bytes = await cleanPicture(image, input.kind === 'favicon' ? 'square' : 'asItIs');
  if (isRefusal(bytes)) return bytes;
  const replace = replacing((tx, { companyId }, before) => replacePicture(tx, deps, companyId, { before, bytes }));
  return run(deps, { name: 'uploadSitePicture', actor, input, idempotencyKey: null }, replace);
}

/** DELETE /base/v2/sites/{id}/pictures/{kind}. */
export function deleteSitePicture(deps: Deps, actor: Actor, input: SitePictureInput) {
  const drop = replacing(async (tx, { companyId }, before) => {
    await dropPicture(tx, companyId, before);
    return '';
  });
  return run(deps, { name: 'deleteSitePicture', actor, input, idempotencyKey: null }, drop);
}
