import type {
  DeskBooking,
  DeskClaim,
  DeskCounts,
  DeskDifference,
  DeskIssueInput,
  DeskMoveInput,
  DeskOrder,
  DeskQueueQuery,
  DeskQuoteChangeInput,
  DeskTask,
  SettleRefundInput,
} from './desk.ts';
import type { DeskMail, DeskMailsQuery } from './desk-mails.ts';
import type { DeskQuoteInput } from './desk-returns.ts';
import type { CloseInput, TakeOverInput } from './desk-tasks.ts';
import { call, DESK, FLIGHT_DESK, FLIGHTS, type Id, type Nothing } from './endpoint.ts';
import type { FlightOrder } from './flight-orders.ts';
import type { Notice, NoticesQuery, ReadNoticesInput, Unread } from './notices.ts';
import type { PickOptionInput } from './order-changes.ts';
import type { Page } from './paging.ts';
import type { DeskPrice } from './price-explanation.ts';
import type { ForgetPushInput, PushQuery, PushState, SubscribePushInput } from './push.ts';
import type {
  DeskVoyageInput,
  SettleVoyageInput,
  Voyage,
  VoyageResponseInput,
  VoyageResponses,
  VoyageResponsesInput,
  VoyagesQuery,
} from './voyages.ts';

/** The calls of the provider's desk, and those that inform agencies of its work: notices and disruptions. */
export const deskEndpoints = {
  notices: call<Partial<NoticesQuery>, Page<Notice>>({ method: 'GET', path: '/base/v2/me/notices', who: 'session' }),
  readNotices: call<ReadNoticesInput, Unread>({ method: 'POST', path: '/base/v2/me/notices/read', who: 'session' }),
  push: call<PushQuery, PushState>({ method: 'GET', path: '/base/v2/me/push', who: 'session' }),
  subscribePush: call<SubscribePushInput, PushState>({ method: 'POST', path: '/base/v2/me/push', who: 'session' }),
  forgetPush: call<ForgetPushInput, PushState>({ method: 'POST', path: '/base/v2/me/push/forget', who: 'session' }),
  voyages: call<Partial<VoyagesQuery>, Page<Voyage>>({
    method: 'GET',
    path: '/order/v2/flight/voyages',
    who: FLIGHTS,
  }),
  answerVoyage: call<VoyageResponseInput, Voyage>({
    method: 'POST',
    path: '/order/v2/flight/voyages/{id}/response',
    who: FLIGHTS,
    idempotent: true,
  }),
  answerVoyages: call<VoyageResponsesInput, VoyageResponses>({
    method: 'POST',
    path: '/order/v2/flight/voyages/responses',
    who: FLIGHTS,
    idempotent: true,
  }),
  pickChangeOption: call<PickOptionInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/change/option',
    who: FLIGHTS,
    repeatable: true,
  }),
  raiseVoyage: call<DeskVoyageInput, Voyage>({
    method: 'POST',
    path: '/desk/v2/voyages',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  settleVoyage: call<SettleVoyageInput, Voyage>({
    method: 'POST',
    path: '/desk/v2/flight/orders/{id}/disruption',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  deskQueue: call<Partial<DeskQueueQuery>, Page<DeskTask>>({
    method: 'GET',
    path: '/desk/v2/queue',
    who: DESK,
  }),
  deskMails: call<Partial<DeskMailsQuery>, Page<DeskMail>>({ method: 'GET', path: '/desk/v2/mails', who: FLIGHT_DESK }),
  deskCounts: call<Nothing, DeskCounts>({ method: 'GET', path: '/desk/v2/queue/counts', who: DESK }),
  claimDeskTask: call<Id, DeskClaim>({ method: 'POST', path: '/desk/v2/queue/{id}/claim', who: DESK }),
  releaseDeskTask: call<Id, DeskClaim>({ method: 'POST', path: '/desk/v2/queue/{id}/release', who: DESK }),
  takeOverDeskTask: call<TakeOverInput, DeskClaim>({
    method: 'POST',
    path: '/desk/v2/queue/{id}/takeover',
    who: DESK,
  }),
  freeDeskTask: call<TakeOverInput, DeskClaim>({ method: 'POST', path: '/desk/v2/queue/{id}/free', who: DESK }),
  closeDeskTask: call<CloseInput, DeskBooking>({
    method: 'POST',
    path: '/desk/v2/queue/{id}/close',
    who: DESK,
    idempotent: true,
  }),
  deskBooking: call<Id, DeskBooking>({ method: 'GET', path: '/desk/v2/orders/{id}', who: DESK }),
  deskOrder: call<Id, DeskOrder>({ method: 'GET', path: '/desk/v2/flight/orders/{id}', who: FLIGHT_DESK }),
  explainDeskPrice: call<Id, DeskPrice>({
    method: 'GET',
    path: '/desk/v2/flight/orders/{id}/price',
    who: FLIGHT_DESK,
  }),
  deskIssue: call<DeskIssueInput, DeskOrder>({
    method: 'POST',
    path: '/desk/v2/flight/orders/{id}/issue',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  deskQuoteRefund: call<DeskQuoteInput, DeskOrder>({
    method: 'POST',
    path: '/desk/v2/flight/orders/{id}/refund-quote',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  deskDifference: call<Id, DeskDifference>({ method: 'GET', path: '/desk/v2/books/{id}', who: FLIGHT_DESK }),
  closeDifference: call<CloseInput, DeskDifference>({
    method: 'POST',
    path: '/desk/v2/books/{id}/close',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  settleRefund: call<SettleRefundInput, DeskDifference>({
    method: 'POST',
    path: '/desk/v2/books/{id}/refund',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  deskQuoteChange: call<DeskQuoteChangeInput, DeskOrder>({
    method: 'POST',
    path: '/desk/v2/flight/orders/{id}/change-quote',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
  deskMove: call<DeskMoveInput, DeskOrder>({
    method: 'POST',
    path: '/desk/v2/flight/orders/{id}/{move}',
    who: FLIGHT_DESK,
    idempotent: true,
  }),
} as const;
