import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import type { Ids, Row } from './company-rows.ts';

const byOrder = ({ train: id }: Ids) => ({ id });

/** Who may make the calls about trains; the rest of the table is in call-rows.ts. */
export const TRAIN_ROWS = {
  searchTrains: { access: 'trains' },
  verifyTrain: { access: 'trains' },
  // The timetable has no owner.
  trainStops: { access: 'trains', naming: () => GOOD_INPUTS.trainStops },
  createTrainOrder: {
    access: 'trains',
    naming: ({ ride }) => ({ ...GOOD_INPUTS.createTrainOrder, verificationId: ride }),
  },
  trainOrders: { access: 'trainBookings', naming: ({ train: q }) => ({ q }) },
  trainOrder: { access: 'trainBookings', naming: byOrder },
  cancelTrainOrder: { access: 'trains', naming: byOrder },
  confirmTrainOrder: { access: 'trains', naming: byOrder },
  setTrainReference: { access: 'trains', naming: ({ train: id }) => ({ id, referenceId: 'of a stranger' }) },
  addTrainRemark: { access: 'trains', naming: ({ train: id }) => ({ id, text: 'from a stranger' }) },
  refundTrainOrder: { access: 'trains', naming: ({ train: id }) => ({ id, passengers: ['x'] }) },
  searchTrainChange: {
    access: 'trains',
    naming: ({ train: id }) => ({ id, passengers: ['x'], date: '2026-11-26' }),
  },
  changeTrainOrder: {
    access: 'trains',
    naming: ({ train: id }) => ({ id, passengers: ['x'], option: GOOD_INPUTS.verifyTrain.id }),
  },
  requoteTrainOrder: { access: 'trains', naming: byOrder },
  trainOrderPayment: { access: 'trains', naming: byOrder },
  trainPaymentConfig: { access: 'trains' },
  payTrainOrder: { access: 'trains', naming: ({ train: id }) => ({ id, channel: 'balance' }) },
} satisfies Record<string, Row>;
