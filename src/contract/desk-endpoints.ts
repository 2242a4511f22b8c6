import type {
  CloseDifferenceInput,
  DeskClaim,
  DeskCounts,
  DeskDifference,
  DeskIssueInput,
  DeskMoveInput,
  DeskOrder,
  DeskQueueQuery,
  DeskQuoteChangeInput,
  DeskQuoteInput,
  DeskTask,
} from './desk.ts';
import type { DeskMail, DeskMailsQuery } from './desk-mails.ts';
import { call, FLIGHT_DESK, FLIGHTS, type Id, type Nothing } from './endpoint.ts';
import type { Notice, NoticesQuery, ReadNoticesInput, Unread } from './notices.ts';
import type { Page } from './paging.ts';
import type { DeskVoyageInput, SettleVoyageInput, Voyage, VoyageResponseInput, VoyagesQuery } from './voyages.ts';

/** The calls of the provider's desk, and those by which agencies hear of it: notices and disruptions. */
export const deskEndpoints = {
  notices: call<Partial<NoticesQuery>, Page<Notice>>({ method: 'GET', path: '/base/v2/me/notices', who: 'session' }),
  readNotices: call<ReadNoticesInput, Unread>({ method: 'POST', path: '/base/v2/me/notices/read', who: 'session' }),
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
    who: FLIGHT_DESK,
  }),
  deskMails: call<Partial<DeskMailsQuery>, Page<DeskMail>>({ method: 'GET', path: '/desk/v2/mails', who: FLIGHT_DESK }),
  deskCounts: call<Nothing, DeskCounts>({ method: 'GET', path: '/desk/v2/queue/counts', who: FLIGHT_DESK }),
  claimDeskTask: call<Id, DeskClaim>({ method: 'POST', path: '/desk/v2/queue/{id}/claim', who: FLIGHT_DESK }),
  releaseDeskTask: call<Id, DeskClaim>({ method: 'POST', path: '/desk/v2/queue/{id}/release', who: FLIGHT_DESK }),
  deskOrder: call<Id, DeskOrder>({ method: 'GET', path: '/desk/v2/flight/orders/{id}', who: FLIGHT_DESK }),
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
  closeDifference: call<CloseDifferenceInput, DeskDifference>({
    method: 'POST',
    path: '/desk/v2/books/{id}/close',
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
