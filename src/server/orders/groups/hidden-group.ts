import type { GroupJourney } from '../../../contract/group-orders.ts';
import { hidesMainland } from '../../accounts/terms-above.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** Whether a group may not be sold to a company: all its journeys stay in mainland China, which is switched off, as for flights. */
export async function isHiddenGroup(
  { dictionaries: { airports, cities } }: Pick<Deps, 'dictionaries'>,
  db: Pick<Tx, 'execute'>,
  actor: Pick<Actor, 'companyId'>,
  journeys: readonly Pick<GroupJourney, 'origin' | 'destination'>[],
): Promise<boolean> {
  const places = journeys.flatMap(({ origin, destination }) => [origin, destination]);
  const isInside = places.every((code) => (cities.get(code) ?? airports.get(code))?.country === 'CN');
  return isInside && hidesMainland(db, actor);
}
