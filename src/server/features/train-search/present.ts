import type { TrainOffer, TrainSearchAnswer, TrainVerification } from '../../../contract/train-search.ts';
import { type Pricing, presentSeats } from '../../orders/trains/present-seats.ts';
import type { TrainCheck } from '../../orders/trains/train-checks.ts';
import type { RailOffer } from '../../suppliers/rail/rail-supplier.ts';

export function presentOffers(
  offers: readonly RailOffer[],
  pricing: Pricing,
  onSaleFrom: string | null,
): TrainSearchAnswer {
  return { trains: offers.map((offer) => presentOffer(offer, pricing)), onSaleFrom };
}

function presentOffer({ ride, classes }: RailOffer, pricing: Pricing): TrainOffer {
  return { ...ride, classes: classes.map((seats) => presentSeats(ride, seats, pricing)) };
}

/** A price check as it is stored for its order. */
export function presentVerification(check: TrainCheck, seats: TrainVerification['seats']): TrainVerification {
  const { id, sold, party, total, currency, expiresAt } = check;
  return {
    verificationId: id,
    ride: sold.ride,
    seats,
    passengers: party,
    total: { amount: total, currency },
    expiresAt: expiresAt.toISOString(),
  };
}
