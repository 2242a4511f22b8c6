import { HONG_KONG_CITY } from '../../../contract/train-terms.ts';
import { hidesMainland } from '../../accounts/terms-above.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** Where somebody boards and alights, by telecode. */
interface Way {
  origin: string;
  destination: string;
}

/** Whether a ride stays inside mainland China, as the one to or from Hong Kong does not. */
export function isInsideMainland({ dictionaries }: Pick<Deps, 'dictionaries'>, { origin, destination }: Way): boolean {
  return [origin, destination].every((code) => dictionaries.stations.get(code)?.city !== HONG_KONG_CITY);
}

/** Whether a ride may not be sold to a company: it stays inside mainland China, which is switched off. */
export async function isHiddenRide(
  deps: Pick<Deps, 'dictionaries'>,
  db: Pick<Tx, 'execute'>,
  actor: Pick<Actor, 'companyId'>,
  way: Way,
): Promise<boolean> {
  return isInsideMainland(deps, way) && hidesMainland(db, actor);
}
