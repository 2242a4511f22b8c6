import type { DeskQuoteInput, DeskReturnInput } from './desk-returns.ts';
import { call, FLIGHTS, type Id, type Nothing } from './endpoint.ts';
import type {
  DeskGroupFailInput,
  DeskGroupIssueInput,
  DeskGroupOrder,
  DeskGroupQuoteInput,
  DeskGroupSeatsInput,
} from './group-desk.ts';
import type { GroupFileInput, GroupListInput } from './group-lists.ts';
import type {
  GroupCancelInput,
  GroupConfirmInput,
  GroupOrder,
  GroupOrderInput,
  GroupPaymentAnswer,
  GroupPaymentInput,
} from './group-orders.ts';
import type { GroupRefundInput } from './group-refunds.ts';
import type { GroupRowsInput, GroupSheetAnswer, GroupSheetInput } from './group-sheets.ts';
import { GROUP_LIMITS } from './limits.ts';
import type { GroupCounts, GroupOrdersQuery, GroupSummary } from './listed-groups.ts';
import { XLSX } from './media-types.ts';
import type { Page } from './paging.ts';
import type { PaymentAttempt } from './payments.ts';
import type { Requirement } from './permissions.ts';
import type { ReferenceInput } from './plain-inputs.ts';

const GROUP_DESK: Requirement = { permission: 'desk:group' };
/** Five hundred passengers with their documents. */
const LIST_BYTES = 512 * 1024;

/** The calls about groups, of agencies and of the desk. */
export const groupEndpoints = {
  createGroupOrder: call<GroupOrderInput, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders',
    who: FLIGHTS,
    idempotent: true,
  }),
  groupOrders: call<Partial<GroupOrdersQuery>, Page<GroupSummary>>({
    method: 'GET',
    path: '/order/v2/group/orders',
    who: FLIGHTS,
  }),
  groupOrderCounts: call<Nothing, GroupCounts>({
    method: 'GET',
    path: '/order/v2/group/orders/status',
    who: FLIGHTS,
  }),
  groupOrder: call<Id, GroupOrder>({ method: 'GET', path: '/order/v2/group/orders/{id}', who: FLIGHTS }),
  cancelGroupOrder: call<GroupCancelInput, GroupOrder>({
    method: 'DELETE',
    path: '/order/v2/group/orders/{id}',
    who: FLIGHTS,
    repeatable: true,
  }),
  setGroupReference: call<ReferenceInput, GroupOrder>({
    method: 'PUT',
    path: '/order/v2/group/orders/{id}/reference',
    who: FLIGHTS,
    repeatable: true,
  }),
  confirmGroupOrder: call<GroupConfirmInput, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/confirmation',
    who: FLIGHTS,
    idempotent: true,
  }),
  applyGroupSeats: call<Id, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/seats',
    who: FLIGHTS,
    idempotent: true,
  }),
  payGroupOrder: call<GroupPaymentInput, GroupPaymentAnswer>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/payment',
    who: FLIGHTS,
    idempotent: true,
    hasOwnLookUp: true,
  }),
  groupOrderPayment: call<Id, PaymentAttempt>({
    method: 'GET',
    path: '/order/v2/group/orders/{id}/payment',
    who: FLIGHTS,
  }),
  handInGroupList: call<GroupListInput | GroupFileInput, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/passengers',
    who: FLIGHTS,
    idempotent: true,
    bodyLimit: LIST_BYTES,
  }),
  readGroupSheet: call<GroupSheetInput, GroupSheetAnswer>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/passengers/sheet',
    who: FLIGHTS,
    bodyLimit: GROUP_LIMITS.sheetBytes,
    upload: [XLSX],
  }),
  readGroupRows: call<GroupRowsInput, GroupSheetAnswer>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/passengers/rows',
    who: FLIGHTS,
    bodyLimit: LIST_BYTES,
  }),
  deskGroupOrder: call<Id, DeskGroupOrder>({
    method: 'GET',
    path: '/desk/v2/group/orders/{id}',
    who: GROUP_DESK,
  }),
  deskQuoteGroup: call<DeskGroupQuoteInput, DeskGroupOrder>({
    method: 'POST',
    path: '/desk/v2/group/orders/{id}/quote',
    who: GROUP_DESK,
    idempotent: true,
  }),
  deskGroupSeats: call<DeskGroupSeatsInput, DeskGroupOrder>({
    method: 'POST',
    path: '/desk/v2/group/orders/{id}/seats',
    who: GROUP_DESK,
    idempotent: true,
  }),
  deskIssueGroup: call<DeskGroupIssueInput, DeskGroupOrder>({
    method: 'POST',
    path: '/desk/v2/group/orders/{id}/issue',
    who: GROUP_DESK,
    idempotent: true,
  }),
  refundGroupOrder: call<GroupRefundInput, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/refund',
    who: FLIGHTS,
    idempotent: true,
    bodyLimit: LIST_BYTES,
  }),
  acceptGroupRefund: call<Id, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/refund/confirmation',
    who: FLIGHTS,
    idempotent: true,
  }),
  /** Repeats a refund request whose quote has expired. */
  requoteGroupOrder: call<Id, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/requote',
    who: FLIGHTS,
    idempotent: true,
  }),
  deskQuoteGroupRefund: call<DeskQuoteInput, DeskGroupOrder>({
    method: 'POST',
    path: '/desk/v2/group/orders/{id}/refund-quote',
    who: GROUP_DESK,
    idempotent: true,
  }),
  deskReturnGroup: call<DeskReturnInput, DeskGroupOrder>({
    method: 'POST',
    path: '/desk/v2/group/orders/{id}/{move}',
    who: GROUP_DESK,
    idempotent: true,
  }),
  deskFailGroup: call<DeskGroupFailInput, DeskGroupOrder>({
    method: 'POST',
    path: '/desk/v2/group/orders/{id}/fail',
    who: GROUP_DESK,
    idempotent: true,
  }),
} as const;
