import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readAgencies, readAgency } from './reads.ts';
import { endAgencyKey, removeAgencySecondFactor, renewAgencyKey, resetAgencyPassword } from './renew-access.ts';
import { saveAgencyAccess } from './save-access.ts';
import { createAgency, deleteAgency, updateAgency } from './save-agency.ts';
import { saveAgencyConfig } from './save-config.ts';
import { deleteAgencyLogo, uploadAgencyLogo } from './save-logo.ts';

export function agencyRoutes(deps: Deps) {
  return {
    agencies: ({ actor, input }) => readAgencies(deps, actor, input),
    agency: ({ actor, input }) => readAgency(deps, actor, input.id),
    createAgency: ({ actor, input, idempotencyKey }) => createAgency(deps, actor, input, idempotencyKey),
    updateAgency: ({ actor, input, idempotencyKey }) => updateAgency(deps, actor, input, idempotencyKey),
    saveAgencyAccess: ({ actor, input, idempotencyKey }) => saveAgencyAccess(deps, actor, input, idempotencyKey),
    deleteAgency: ({ actor, input }) => deleteAgency(deps, actor, input),
    saveAgencyConfig: ({ actor, input, idempotencyKey }) => saveAgencyConfig(deps, actor, input, idempotencyKey),
    resetAgencyPassword: ({ actor, input, idempotencyKey }) => resetAgencyPassword(deps, actor, input, idempotencyKey),
    removeAgencySecondFactor: ({ actor, input, idempotencyKey }) =>
      removeAgencySecondFactor(deps, actor, input, idempotencyKey),
    uploadAgencyLogo: ({ actor, input }) => uploadAgencyLogo(deps, actor, input),
    deleteAgencyLogo: ({ actor, input }) => deleteAgencyLogo(deps, actor, input),
    renewAgencyKey: ({ actor, input, idempotencyKey }) => renewAgencyKey(deps, actor, input, idempotencyKey),
    endAgencyKey: ({ actor, input }) => endAgencyKey(deps, actor, input),
  } satisfies Handlers;
}
