import { useLingui } from '@lingui/react/macro';
import { REFUSALS } from '../../contract/errors.ts';
import { hasRole, isAllowed, type Requirement } from '../../contract/permissions.ts';
import { ApiError } from './errors.ts';
import { useGrants } from './session.ts';

type Service = NonNullable<Requirement['service']>;

/** Refusals of a service itself, whatever is asked of it. */
const OF_THE_SERVICE: readonly number[] = [REFUSALS.serviceDisabled.code, REFUSALS.notAllowed.code];

/** Whether the server refuses a service itself: it, or the user's role, was switched off since the page was opened. */
export function isBarred(error: unknown): boolean {
  return error instanceof ApiError && OF_THE_SERVICE.includes(error.code);
}

/** Why the user may not book with a service, in the words of the server's refusal; null where they may. */
export function useBarred(): (service: Service) => string | null {
  const { t } = useLingui();
  const grants = useGrants();
  return (service) => {
    if (grants === null || isAllowed(grants, { roles: ['operator'], service })) return null;
    return hasRole(grants.roles, ['operator'])
      ? t`You do not have the access. This service is switched off for your company. The company that opened your agency can switch it on.`
      : t`You do not have the access. An administrator of your company can give it, or the company that opened your agency.`;
  };
}
