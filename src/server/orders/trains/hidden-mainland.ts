import { HONG_KONG_CITY } from '../../../contract/train-terms.ts';
import { hidesMainland } from '../../accounts/terms-above.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** Departure and arrival, by telecode. */
interface Way {
  origin: string;
  destination: string;
}

/** Whether a ride stays in mainland China; one to or from Hong Kong does not. */
export function isInsideMainland({ dictionaries }: Pick<Deps, 'dictionaries'>, { origin, destination }: Way): boolean {
  return [origin, destination].every((code) => dictionaries.stations.get(code)?.city !== HONG_KONG_CITY);
}

/** Whether a ride may not be sold to a company: it stays in mainland China, which is switched off. */
export async function isHiddenRide(
  deps: Pick<Deps, 'dictionaries'>,
  db: Pick<Tx, 'execute'>,
  actor: Pick<Actor, 'companyId'>,
  way: Way,
): Promise<boolean> {
  return isInsideMainland(deps, way) && hidesMainland(db, actor);
}
