import { type FlightOrder, flightOrderSchema, type OrderInput } from '../../../contract/flight-orders.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { BookingProduct } from '../../orders/order-product.ts';
import { readVerifiedOffer } from '../flight-search/verified-offer.ts';
import { answerOrder } from './answer-order.ts';
import { checkPassengers } from './check-passengers.ts';
import { makeDraft } from './make-draft.ts';

/** Booking of flights: from a verified offer, for passengers who meet its terms. */
export const FLIGHT_BOOKING: BookingProduct<OrderInput, FlightOrder> = {
  product: 'flight',
  async draft(tx, deps, actor, input) {
    const offer = await readVerifiedOffer(tx, actor, input.verificationId, deps.clock.now());
    if (isRefusal(offer)) return offer;
    const fault = await checkPassengers(deps, input, { solution: offer.solution, party: offer.search.passengers });
    return fault ?? makeDraft(tx, deps, actor, input, offer);
  },
  answer: answerOrder,
  isAnswer: (stored): stored is FlightOrder => flightOrderSchema.isValidSync(stored, { strict: true }),
};
