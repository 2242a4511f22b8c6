import { call, type Id, type Nothing, TRAINS } from './endpoint.ts';
import type { Page } from './paging.ts';
import type { PaymentAttempt, PaymentConfig, PaymentInput } from './payments.ts';
import type { Requirement } from './permissions.ts';
import type { ReferenceInput } from './plain-inputs.ts';
import type {
  TrainChangeAnswer,
  TrainChangeInput,
  TrainChangeSearchInput,
  TrainOrder,
  TrainOrderInput,
  TrainOrdersQuery,
  TrainPaymentAnswer,
  TrainRefundInput,
  TrainSummary,
} from './train-orders.ts';
import type {
  TrainCheckInput,
  TrainSearchAnswer,
  TrainSearchInput,
  TrainStops,
  TrainStopsQuery,
  TrainVerification,
} from './train-search.ts';

/** All users of a company with the service may read its bookings (spec §2: no role set). */
const READERS: Requirement = { service: 'train' };

/** The calls about trains. */
export const trainEndpoints = {
  searchTrains: call<TrainSearchInput, TrainSearchAnswer>({
    method: 'POST',
    path: '/shopping/v2/train/search',
    who: TRAINS,
  }),
  verifyTrain: call<TrainCheckInput, TrainVerification>({
    method: 'POST',
    path: '/shopping/v2/train/solutions/{id}/verification',
    who: TRAINS,
  }),
  trainStops: call<TrainStopsQuery, TrainStops>({
    method: 'GET',
    path: '/shopping/v2/train/{trainNo}/stops',
    who: TRAINS,
  }),
  createTrainOrder: call<TrainOrderInput, TrainOrder>({
    method: 'POST',
    path: '/order/v2/train/orders',
    who: TRAINS,
    idempotent: true,
  }),
  trainOrders: call<Partial<TrainOrdersQuery>, Page<TrainSummary>>({
    method: 'GET',
    path: '/order/v2/train/orders',
    who: READERS,
  }),
  trainOrder: call<Id, TrainOrder>({ method: 'GET', path: '/order/v2/train/orders/{id}', who: READERS }),
  cancelTrainOrder: call<Id, TrainOrder>({
    method: 'DELETE',
    path: '/order/v2/train/orders/{id}',
    who: TRAINS,
    repeatable: true,
  }),
  setTrainReference: call<ReferenceInput, TrainOrder>({
    method: 'PUT',
    path: '/order/v2/train/orders/{id}/reference',
    who: TRAINS,
    repeatable: true,
  }),
  payTrainOrder: call<Id & PaymentInput, TrainPaymentAnswer>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/payment',
    who: TRAINS,
    idempotent: true,
    hasOwnLookUp: true,
  }),
  refundTrainOrder: call<TrainRefundInput, TrainOrder>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/refund',
    who: TRAINS,
    idempotent: true,
  }),
  /** Repeats a request whose quote has expired. */
  requoteTrainOrder: call<Id, TrainOrder>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/requote',
    who: TRAINS,
    idempotent: true,
  }),
  searchTrainChange: call<TrainChangeSearchInput, TrainChangeAnswer>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/change/search',
    who: TRAINS,
  }),
  changeTrainOrder: call<TrainChangeInput, TrainOrder>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/change',
    who: TRAINS,
    idempotent: true,
  }),
  confirmTrainOrder: call<Id, TrainOrder>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/confirmation',
    who: TRAINS,
    idempotent: true,
  }),
  trainOrderPayment: call<Id, PaymentAttempt>({
    method: 'GET',
    path: '/order/v2/train/orders/{id}/payment',
    who: TRAINS,
  }),
  trainPaymentConfig: call<Nothing, PaymentConfig>({
    method: 'GET',
    path: '/order/v2/train/config/payment',
    who: TRAINS,
  }),
} as const;
