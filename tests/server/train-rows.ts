import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import type { Ids, Row } from './company-rows.ts';

const byOrder = ({ order }: Ids) => ({ id: order });

/** Who may make the calls about trains; the rest of the table stands in who-may.test.ts. */
export const TRAIN_ROWS = {
  searchTrains: { access: 'trains' },
  verifyTrain: { access: 'trains' },
  // The timetable is nobody's.
  trainStops: { access: 'trains', naming: () => GOOD_INPUTS.trainStops },
  createTrainOrder: {
    access: 'trains',
    naming: ({ verification }) => ({ ...GOOD_INPUTS.createTrainOrder, verificationId: verification }),
  },
  trainOrders: { access: 'trainBookings', naming: ({ order: q }) => ({ q }) },
  trainOrder: { access: 'trainBookings', naming: byOrder },
  cancelTrainOrder: { access: 'trains', naming: byOrder },
  confirmTrainOrder: { access: 'trains', naming: byOrder },
  setTrainReference: { access: 'trains', naming: ({ order: id }) => ({ id, referenceId: 'of a stranger' }) },
  refundTrainOrder: { access: 'trains', naming: ({ order: id }) => ({ id, passengers: ['x'] }) },
  searchTrainChange: {
    access: 'trains',
    naming: ({ order: id }) => ({ id, passengers: ['x'], date: '2026-11-26' }),
  },
  changeTrainOrder: {
    access: 'trains',
    naming: ({ order: id }) => ({ id, passengers: ['x'], option: GOOD_INPUTS.verifyTrain.id }),
  },
  requoteTrainOrder: { access: 'trains', naming: byOrder },
  trainOrderPayment: { access: 'trains', naming: byOrder },
  // It names nothing, and is refused where there are no trains.
  trainPaymentConfig: { access: 'trains', naming: () => ({}) },
  payTrainOrder: { access: 'trains', naming: ({ order: id }) => ({ id, channel: 'balance' }) },
} satisfies Record<string, Row>;
