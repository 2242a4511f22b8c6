import { type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainSeats } from '../../../contract/train-search.ts';
import { TRAIN_PASSENGER_TYPES, type TrainParty } from '../../../contract/train-terms.ts';
import type { SoldTrain } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { RailSelection } from '../../suppliers/rail/rail-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { refusalOf } from '../book-at-supplier.ts';
import { type Pricing, presentSeats } from './present-seats.ts';

export interface CheckedRide {
  sold: SoldTrain;
  seats: TrainSeats;
  offerRef: string;
  supplierId: string;
}

/**
 * A train class for a party, with its current price. Refuses with searchExpired where there is no such train, soldOut, trainNotOnSale,
 * trainSalesClosed, and noSupplier where no railway is connected.
 */
export async function checkRide(
  deps: Pick<Deps, 'railSupplier'>,
  wish: RailSelection,
  party: TrainParty,
  pricing: Pricing,
): Promise<CheckedRide | Refusal> {
  const { railSupplier } = deps;
  if (!railSupplier) return refuse('noSupplier');
  try {
    const { ride, seats: found, offerRef } = await railSupplier.check(wish, party);
    const seats = presentSeats(ride, found, pricing);
    const unit = { adult: seats.price.amount, child: seats.childPrice.amount };
    const prices = TRAIN_PASSENGER_TYPES.filter((type) => party[type] > 0).map((passengerType) => ({
      passengerType,
      count: party[passengerType],
      price: unit[passengerType],
    }));
    return { sold: { ride, seatClass: seats.seatClass, prices }, seats, offerRef, supplierId: railSupplier.id };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    if (error.kind === 'unknown') return refuse('supplierUnavailable');
    return error.reason === 'notFound' ? refuse('searchExpired') : refusalOf(error);
  }
}
