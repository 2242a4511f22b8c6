import type { DeskQuoteInput, DeskReturnInput } from './desk-returns.ts';
import { call, type Id } from './endpoint.ts';
import type { Requirement } from './permissions.ts';
import type {
  DeskQuoteTrainChangeInput,
  DeskTrainFailInput,
  DeskTrainIssueInput,
  DeskTrainOrder,
  DeskTrainTicketInput,
} from './train-desk.ts';

const TRAIN_DESK: Requirement = { permission: 'desk:train' };
const work = { method: 'POST', who: TRAIN_DESK, idempotent: true } as const;

/** The calls of the desk about trains. */
export const trainDeskEndpoints = {
  deskTrainOrder: call<Id, DeskTrainOrder>({ method: 'GET', path: '/desk/v2/train/orders/{id}', who: TRAIN_DESK }),
  deskTicketTrain: call<DeskTrainTicketInput, DeskTrainOrder>({
    ...work,
    path: '/desk/v2/train/orders/{id}/ticketing',
  }),
  deskIssueTrain: call<DeskTrainIssueInput, DeskTrainOrder>({ ...work, path: '/desk/v2/train/orders/{id}/issue' }),
  deskFailTrain: call<DeskTrainFailInput, DeskTrainOrder>({ ...work, path: '/desk/v2/train/orders/{id}/fail' }),
  deskQuoteTrainRefund: call<DeskQuoteInput, DeskTrainOrder>({
    ...work,
    path: '/desk/v2/train/orders/{id}/refund-quote',
  }),
  deskQuoteTrainChange: call<DeskQuoteTrainChangeInput, DeskTrainOrder>({
    ...work,
    path: '/desk/v2/train/orders/{id}/change-quote',
  }),
  deskReturnTrain: call<DeskReturnInput, DeskTrainOrder>({ ...work, path: '/desk/v2/train/orders/{id}/{move}' }),
} as const;
