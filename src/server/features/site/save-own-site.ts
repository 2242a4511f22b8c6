import { refuse } from '../../../contract/result.ts';
import type { OwnSiteInput, OwnSitePictureInput, Site } from '../../../contract/sites.ts';
import { refuseSiteNames, siteNamesOf } from '../../accounts/company-names.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readOwnSite } from '../../sites/own-site.ts';
import type { SiteRow } from '../../sites/site-rows.ts';
import { answerSite, lockSites, lookColumns, putPicture, removePicture, runOnSites, writeSite } from './save-site.ts';

async function lockOwn(tx: Tx, actor: Actor): Promise<SiteRow | null> {
  await lockSites(tx);
  return readOwnSite(tx, actor);
}

/** Only the provider sets host names, type and chat. */
const update: Command<OwnSiteInput, Site> = async (tx, actor, input) => {
  const found = await lockOwn(tx, actor);
  if (!found) return refuse('notFound');
  const fault = await refuseSiteNames(tx, siteNamesOf(input), { ...found, kept: siteNamesOf(found) });
  if (fault) return fault;
  return (await writeSite(tx, found, input.version, lookColumns(input))) ?? answerSite(tx, found.id);
};

/** PUT /base/v2/company/site: by an agency with its own site. */
export function updateOwnSite(deps: Deps, actor: Actor, input: OwnSiteInput, idempotencyKey: string | null) {
  return runOnSites(deps, { name: 'updateSite', actor, input, idempotencyKey }, update);
}

/** POST /base/v2/company/site/pictures/{kind}. */
export function uploadOwnSitePicture(
  deps: Deps,
  actor: Actor,
  { image, ...input }: OwnSitePictureInput & { image: Uint8Array },
) {
  return putPicture(deps, actor, { input, image }, lockOwn);
}

/** DELETE /base/v2/company/site/pictures/{kind}. */
export function deleteOwnSitePicture(deps: Deps, actor: Actor, input: OwnSitePictureInput) {
  return removePicture(deps, actor, input, lockOwn);
}
