import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readCompany } from './reads.ts';
import { deleteLogo, endCompanyKey, saveCompanyConfig, updateCompany, uploadLogo } from './save-company.ts';

export function companyRoutes(deps: Deps) {
  return {
    company: ({ actor }) => readCompany(deps.db, actor),
    updateCompany: ({ actor, input, idempotencyKey }) => updateCompany(deps, actor, input, idempotencyKey),
    saveCompanyConfig: ({ actor, input, idempotencyKey }) => saveCompanyConfig(deps, actor, input, idempotencyKey),
    uploadLogo: ({ actor, input }) => uploadLogo(deps, actor, input),
    deleteLogo: ({ actor }) => deleteLogo(deps, actor),
    endCompanyKey: ({ actor }) => endCompanyKey(deps, actor),
  } satisfies Handlers;
}
