import type { TrainOffer, TrainSearchAnswer } from '../../../contract/train-search.ts';
import { type Pricing, presentSeats } from '../../orders/trains/present-seats.ts';
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
