import { sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { CompanyConfigInput, CompanyInput, CompanyProfile } from '../../../contract/company.ts';
import type { FileOrId } from '../../../contract/proof-files.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { revokeApiKey } from '../../accounts/agency-secret.ts';
import { namesOf, refuseNames } from '../../accounts/company-names.ts';
import { cleanPicture, dropPicture, replacePicture } from '../../accounts/pictures.ts';
import { deleteUpload, readUpload } from '../../accounts/sent-files.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readCompany } from './reads.ts';

const subject = { type: 'company', id: ({ id }: { id: string }) => id };
type Changes = Partial<typeof companies.$inferInsert>;

async function lockOwn(tx: Tx, actor: Actor): Promise<typeof companies.$inferSelect> {
  const [company] = await tx.select().from(companies).where(ownCompany(actor, companies.id)).for('update');
  if (!company) throw new Error('a session without its company');
  return company;
}

async function write(tx: Tx, actor: Actor, changes: Changes): Promise<CompanyProfile> {
  await tx
    .update(companies)
    .set({ ...changes, version: sql`${companies.version} + 1` })
    .where(ownCompany(actor, companies.id));
  return readCompany(tx, actor);
}

const save: Command<CompanyInput, CompanyProfile> = async (tx, actor, { version, ...input }) => {
  const found = await lockOwn(tx, actor);
  if (found.version !== version) return refuse('staleVersion', { data: { current: await readCompany(tx, actor) } });
  const { id: companyId, websitePrefix } = found;
  const fault = await refuseNames(tx, namesOf(input), { companyId, websitePrefix, kept: namesOf(found) });
  if (fault) return fault;
  const { name, alias, address, contactName, contactEmail, contactPhone } = input;
  return write(tx, actor, { name, alias, address, contactName, contactEmail, contactPhone });
};

const saveConfig: Command<CompanyConfigInput, CompanyProfile> = async (tx, actor, { version, ...input }) => {
  const found = await lockOwn(tx, actor);
  if (found.version !== version) return refuse('staleVersion', { data: { current: await readCompany(tx, actor) } });
  const { emailLanguage, showInvoiceType, showAvailable, singleSession, singleLoginAdmins } = input;
  return write(tx, actor, { emailLanguage, showInvoiceType, showAvailable, singleSession, singleLoginAdmins });
};

const endKey: Command<object, CompanyProfile> = async (tx, actor, _input, { clock }) =>
  (await revokeApiKey(tx, actor.companyId, clock.now())) ? readCompany(tx, actor) : refuse('notFound');

const removeLogo: Command<object, CompanyProfile> = async (tx, actor) => {
  const { logo } = await lockOwn(tx, actor);
  await dropPicture(tx, actor.companyId, logo);
  return write(tx, actor, { logo: null });
};

async function run<I>(
  deps: Deps,
  call: { name: AuditAction; actor: Actor; input: I; idempotencyKey: string | null },
  command: Command<I, CompanyProfile>,
): Promise<CompanyProfile | Refusal> {
  const done = await runCommand(deps, { ...call, subject }, command);
  // Cached sessions have the old company.
  deps.sessions.forget();
  return done;
}

/** PUT /base/v2/company. */
export function updateCompany(deps: Deps, actor: Actor, input: CompanyInput, idempotencyKey: string | null) {
  return run(deps, { name: 'updateCompany', actor, input, idempotencyKey }, save);
}

/** PUT /base/v2/company/config. */
export function saveCompanyConfig(deps: Deps, actor: Actor, input: CompanyConfigInput, idempotencyKey: string | null) {
  return run(deps, { name: 'saveCompanyConfig', actor, input, idempotencyKey }, saveConfig);
}

/** POST /base/v2/company/logo: re-encodes it from its pixels and replaces the one before. */
export async function uploadLogo(deps: Deps, actor: Actor, input: FileOrId): Promise<CompanyProfile | Refusal> {
  const image = 'image' in input ? input.image : await readUpload(deps, actor, input.fileId, 'logo');
  if (isRefusal(image)) return image;
  const bytes = await cleanPicture(image);
  if (isRefusal(bytes)) return bytes;
  return run(deps, { name: 'uploadLogo', actor, input: {}, idempotencyKey: null }, async (tx) => {
    const { logo: before } = await lockOwn(tx, actor);
    if ('fileId' in input) await deleteUpload(tx, actor, input.fileId);
    return write(tx, actor, { logo: await replacePicture(tx, deps, actor.companyId, { before, bytes }) });
  });
}

/** DELETE /base/v2/company/logo. */
export function deleteLogo(deps: Deps, actor: Actor) {
  return run(deps, { name: 'deleteLogo', actor, input: {}, idempotencyKey: null }, removeLogo);
}

/** DELETE /base/v2/company/apikey: for a key that may have leaked. The company above creates a new one. */
export function endCompanyKey(deps: Deps, actor: Actor) {
  return run(deps, { name: 'endCompanyKey', actor, input: {}, idempotencyKey: null }, endKey);
}
