import { object, string } from 'yup';
import { paymentAttemptAnswer, paymentConfigAnswer, paymentInput } from './payments.ts';
import { nothing, referenceInput, remarkInput } from './plain-inputs.ts';
import { TOO_LONG } from './scalars.ts';
import { trainDeskSchemas } from './train-desk.ts';
import {
  trainChangeAnswer,
  trainChangeInput,
  trainChangeSearchInput,
  trainOrderInput,
  trainOrderPage,
  trainOrderSchema,
  trainOrdersQuery,
  trainPaymentAnswer,
  trainRefundInput,
} from './train-orders.ts';
import {
  trainCheckInput,
  trainSearchAnswer,
  trainSearchInput,
  trainStopsAnswer,
  trainStopsQuery,
  trainVerificationSchema,
} from './train-search.ts';

const idParameter = { id: string().max(64, TOO_LONG).required('required') };
const id = object(idParameter).noUnknown();

/** The schemas of the calls about trains. */
export const trainSchemas = {
  ...trainDeskSchemas,
  searchTrains: { input: trainSearchInput, output: trainSearchAnswer },
  verifyTrain: { input: trainCheckInput, output: trainVerificationSchema },
  trainStops: { input: trainStopsQuery, output: trainStopsAnswer },
  createTrainOrder: { input: trainOrderInput, output: trainOrderSchema },
  trainOrders: { input: trainOrdersQuery, output: trainOrderPage },
  trainOrder: { input: id, output: trainOrderSchema },
  cancelTrainOrder: { input: id, output: trainOrderSchema },
  setTrainReference: { input: referenceInput, output: trainOrderSchema },
  addTrainRemark: { input: remarkInput, output: trainOrderSchema },
  refundTrainOrder: { input: trainRefundInput, output: trainOrderSchema },
  requoteTrainOrder: { input: id, output: trainOrderSchema },
  searchTrainChange: { input: trainChangeSearchInput, output: trainChangeAnswer },
  changeTrainOrder: { input: trainChangeInput, output: trainOrderSchema },
  confirmTrainOrder: { input: id, output: trainOrderSchema },
  payTrainOrder: { input: paymentInput.shape(idParameter), output: trainPaymentAnswer },
  trainOrderPayment: { input: id, output: paymentAttemptAnswer },
  trainPaymentConfig: { input: nothing, output: paymentConfigAnswer },
} as const;
