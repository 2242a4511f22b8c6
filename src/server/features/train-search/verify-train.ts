import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainCheckInput, TrainVerification } from '../../../contract/train-search.ts';
import { sellsTrains } from '../../accounts/effective-company.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { checkRide } from '../../orders/trains/check-ride.ts';
import { travelDayFault } from '../../orders/trains/departure.ts';
import { isHiddenRide } from '../../orders/trains/hidden-mainland.ts';
import { storeTrainCheck, type TrainCheck } from '../../orders/trains/train-checks.ts';
import { readRailRef } from '../../suppliers/rail/rail-ref.ts';
import { presentVerification } from './present.ts';
import { pricingOf } from './search-trains.ts';

const GOOD_FOR_MS = 10 * 60_000;

/**
 * Current seats and price of a class for a party, stored for its order. Refuses with searchExpired where there is no such train, or its day
 * has passed, soldOut, trainNotOnSale and trainSalesClosed, with mainlandHidden where the company may not buy it, and with serviceDisabled
 * where the service was switched off during the check.
 */
export async function verifyTrain(
  deps: Deps,
  actor: Actor,
  { id, passengers: party }: TrainCheckInput,
): Promise<TrainVerification | Refusal> {
  const wish = readRailRef(id);
  if (!wish || travelDayFault(wish.date, deps.clock.now()) === 'pastDate') return refuse('searchExpired');
  if (await isHiddenRide(deps, deps.db, actor, wish)) return refuse('mainlandHidden');
  const checked = await checkRide(deps, wish, party, await pricingOf(deps.db, actor));
  if (isRefusal(checked)) return checked;
  if (!(await sellsTrains(deps.db, actor))) return refuse('serviceDisabled');
  const { sold, seats, offerRef, supplierId } = checked;
  const total = sold.prices.reduce((sum, { count, price }) => sum + count * price, 0);
  const { currency } = seats.price;
  const expiresAt = new Date(deps.clock.now().getTime() + GOOD_FOR_MS);
  const check: TrainCheck = {
    id: deps.ids.uuid(),
    companyId: actor.companyId,
    userId: actor.userId,
    supplierId,
    offerRef,
    sold,
    party,
    currency,
    total,
    expiresAt,
  };
  await storeTrainCheck(deps.db, check);
  return presentVerification(check, seats);
}
