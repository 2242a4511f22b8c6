import { type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainCheckInput, TrainVerification } from '../../../contract/train-search.ts';
import { TRAIN_PASSENGER_TYPES } from '../../../contract/train-terms.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { refusalOf } from '../../orders/book-at-supplier.ts';
import { presentSeats } from '../../orders/trains/present-seats.ts';
import { keepTrainCheck } from '../../orders/trains/train-checks.ts';
import { readRailRef } from '../../suppliers/rail/rail-ref.ts';
import type { RailCheck } from '../../suppliers/rail/rail-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { pricingOf } from './search-trains.ts';

const GOOD_FOR_MS = 10 * 60_000;

/**
 * Seats and price of a class for a party, as they are now, kept for its order. Refuses with searchExpired where there is no such train,
 * soldOut, trainNotOnSale and trainSalesClosed.
 */
export async function verifyTrain(
  deps: Deps,
  actor: Actor,
  { id, passengers: party }: TrainCheckInput,
): Promise<TrainVerification | Refusal> {
  const wish = readRailRef(id);
  if (!wish) return refuse('searchExpired');
  let found: RailCheck;
  try {
    found = await deps.railSupplier.check(wish, party);
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    if (error.kind === 'unknown') return refuse('supplierUnavailable');
    return error.reason === 'notFound' ? refuse('searchExpired') : refusalOf(error);
  }
  const { ride, offerRef } = found;
  const seats = presentSeats(ride, found.seats, await pricingOf(deps.db, actor));
  const unit = { adult: seats.price.amount, child: seats.childPrice.amount };
  const prices = TRAIN_PASSENGER_TYPES.filter((type) => party[type] > 0).map((passengerType) => ({
    passengerType,
    count: party[passengerType],
    price: unit[passengerType],
  }));
  const total = prices.reduce((sum, { count, price }) => sum + count * price, 0);
  const { currency } = seats.price;
  const expiresAt = new Date(deps.clock.now().getTime() + GOOD_FOR_MS);
  const verificationId = deps.ids.uuid();
  await keepTrainCheck(deps.db, {
    id: verificationId,
    companyId: actor.companyId,
    userId: actor.userId,
    supplierId: deps.railSupplier.id,
    offerRef,
    sold: { ride, seatClass: seats.seatClass, prices },
    party,
    currency,
    total,
    expiresAt,
  });
  return {
    verificationId,
    ride,
    seats,
    passengers: party,
    total: { amount: total, currency },
    expiresAt: expiresAt.toISOString(),
  };
}
