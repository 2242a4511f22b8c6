import { isRefusal, refuse } from '../../../contract/result.ts';
import { type TrainOrder, type TrainOrderInput, trainOrderSchema } from '../../../contract/train-orders.ts';
import { TRAIN_PASSENGER_TYPES } from '../../../contract/train-terms.ts';
import { manualModeOf, readTermsChain } from '../../accounts/terms-above.ts';
import type { BookingProduct } from '../../orders/order-product.ts';
import { providerId } from '../../orders/provider.ts';
import { isInsideMainland } from '../../orders/trains/hidden-mainland.ts';
import { rideFacts } from '../../orders/trains/train-after.ts';
import { readTrainCheck } from '../../orders/trains/train-checks.ts';
import { validateRailPassengers } from './check-passengers.ts';
import { answerTrain } from './reads.ts';

/** Whose ticket it is: shown as the carrier of the order. */
export const RAILWAY = 'CR';

/** Adults before children, as they are priced, each with the place where it was typed. */
function byType(passengers: TrainOrderInput['passengers']) {
  const placed = passengers.map((passenger, place) => ({ passenger, place }));
  return TRAIN_PASSENGER_TYPES.flatMap((type) => placed.filter(({ passenger }) => passenger.type === type));
}

/** How trains are booked: from a price check, for the party it was made for. */
export const TRAIN_BOOKING: BookingProduct<TrainOrderInput, TrainOrder> = {
  product: 'train',
  async draft(tx, deps, actor, input) {
    const { railSupplier } = deps;
    if (!railSupplier) return refuse('noSupplier');
    const check = await readTrainCheck(tx, actor, input.verificationId, deps.clock.now());
    if (isRefusal(check)) return check;
    const { sold, total, currency } = check;
    const { ride } = sold;
    const terms = await readTermsChain(tx, actor.companyId);
    // It may have been switched off since the price was checked.
    if (isInsideMainland(deps, ride) && terms.some(({ hideMainland }) => hideMainland)) return refuse('mainlandHidden');
    const fault = await validateRailPassengers(deps, input, check);
    if (fault) return fault;
    return {
      product: 'train',
      supplierId: check.supplierId,
      supplierName: railSupplier.name,
      hold: false,
      offerRef: check.offerRef,
      carrier: RAILWAY,
      trip: rideFacts(ride),
      currency,
      total,
      clientTotal: total,
      sold,
      settlement: { providerId: await providerId(tx), cost: total, markups: [], fee: 0 },
      passengers: byType(input.passengers).map(({ passenger }) => passenger),
      seats: byType(input.passengers).map(({ place }) => input.seats?.[place] ?? ''),
      byHand: manualModeOf(terms),
      contact: input.contact,
      remark: input.remark?.trim() || null,
      referenceId: input.referenceId || null,
      review: null,
    };
  },
  answer: answerTrain,
  isAnswer: (stored): stored is TrainOrder => trainOrderSchema.isValidSync(stored, { strict: true }),
};
