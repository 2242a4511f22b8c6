import { returnCan } from '../../../contract/desk-moves.ts';
import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { GROUP_STATES, type GroupStatus, statusOfGroup } from '../../../contract/group-refund-states.ts';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { presentRequest } from '../../orders/after-sales/present-request.ts';
import { piecesOf } from '../../orders/after-sales/sold-parts.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { presentSide } from '../../orders/desk/present-side.ts';
import { type Group, paidSoFar } from '../../orders/groups/group-rows.ts';
import { type OrderParts, totalOf } from '../../orders/order-rows.ts';
import { feeOf, presentEntry, presentPassenger } from '../../orders/present.ts';
import { sandboxMark } from '../../orders/sandbox-orders.ts';
import { GROUP_COLUMNS, SHEET_COLUMNS } from '../../sheets/sheet-columns.ts';
import type { passengerOfRow } from './sheet-passenger.ts';

/** A group for its page. Nothing else of its rows leaves the server: document numbers are masked. */
export function presentGroup(found: Group, parts: OrderParts, actions: GroupOrder['actions']): GroupOrder {
  const { order, group } = found;
  const { currency } = order;
  const pieces = piecesOf(order);
  return {
    id: order.id,
    type: order.type,
    originalBookingId: order.originalId,
    referenceId: order.referenceId,
    status: statusOfGroup(order.status),
    ...sandboxMark(order),
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    journeys: group.journeys,
    party: group.party,
    groupOrderExtraInfo: group.extra,
    contact: order.contact,
    remark: order.remark,
    reviewRemark: order.reviewRemark,
    answerBy: group.answerBy.toISOString(),
    payBy: order.payBy?.toISOString() ?? null,
    options: group.options,
    chosen: group.chosen,
    payments: paymentsOf(found).map(({ stage, amount, payBy, paidAt, channel }) => {
      const fee = feeOf(parts.fees.filter((each) => each.stage === stage));
      return {
        stage,
        amount: { amount, currency },
        payBy,
        paidAt,
        channel,
        ...(fee > 0 ? { fee: { amount: fee, currency } } : {}),
      };
    }),
    paid: paidSoFar({ order, group: { ...group, payments: paymentsOf(found) } }),
    total: totalOf(order),
    relatedOrders: parts.related.map((row) => ({
      id: row.id,
      type: row.type,
      status: statusOfGroup(row.status),
      total: { amount: row.total, currency },
    })),
    afterSales: parts.request && presentRequest(parts.request, parts, order),
    pnr: order.pnr,
    airline: order.carrier,
    passengers: parts.passengers.map((row) => presentTraveller(row, parts.asked, pieces)),
    isListLocked: group.listLockedAt !== null,
    timeline: parts.timeline.map((row) => ({ ...presentEntry(row), status: row.status && statusOfGroup(row.status) })),
    actions,
    version: order.version,
  };
}

/** A group's payments; refunds have none. */
const paymentsOf = ({ order, group }: Group) => (order.type === 'origin' ? group.payments : []);

/** Group tickets are never exchanged. */
function presentTraveller(...row: Parameters<typeof presentPassenger>): GroupOrder['passengers'][number] {
  const { fullName: _, exchangedFrom: _from, exchangedFor: _for, ...shown } = presentPassenger(...row);
  return shown;
}

/** A group as the desk sees it, with the desk's actions instead of the agency's. */
export function presentDeskGroup(
  shown: GroupOrder,
  {
    agency,
    task,
    ...money
  }: Pick<DeskGroupOrder, 'agency' | 'askedBack' | 'refundTerms'> & { task: DeskTaskRow | null },
): DeskGroupOrder {
  return {
    order: { ...shown, actions: [] },
    agency: { id: agency.id, name: agency.name },
    task: presentSide(task),
    ...money,
    can: shown.type === 'refund' ? returnCan(shown.status) : deskCanOf(shown.status),
  };
}

function deskCanOf(status: GroupStatus): DeskGroupOrder['can'] {
  const can: DeskGroupOrder['can'] = [];
  if (status === 'to_be_quote' || status === 'to_be_confirm') can.push('quote');
  if (status === 'seat_applying') can.push('seats');
  if (status === 'proceeding') can.push('issue');
  if (GROUP_STATES[status].next['failed']?.includes('desk')) can.push('fail');
  return can;
}

/** A parsed line of a list, with message keys by field. */
export interface SheetPassenger {
  row: number;
  passenger: ReturnType<typeof passengerOfRow>;
  faults: Readonly<Record<string, string>>;
}

/** A parsed list for the form: every field as text, with errors by column. */
export function presentSheet(lines: readonly SheetPassenger[], locale: Locale): GroupSheetAnswer {
  const columnOf = (path: string) => GROUP_COLUMNS.find((key) => SHEET_COLUMNS[key].ofGroup === path);
  return {
    rows: lines.map(({ row, passenger, faults }) => ({
      row,
      name: [passenger.surname, passenger.givenName].filter(Boolean).join(' '),
      passenger: {
        ...passenger,
        phone: passenger.phone ?? '',
        email: passenger.email ?? '',
        contactName: passenger.contactName ?? '',
        frequentFlyer: passenger.frequentFlyer ?? { airline: '', number: '' },
        document: { ...passenger.document, issuingPlace: passenger.document.issuingPlace ?? '' },
      },
      faults: Object.entries(faults).map(([path, key]) => {
        const column = columnOf(path);
        return { field: path, column: column ? SHEET_COLUMNS[column][locale] : '', message: fieldMessage(key, locale) };
      }),
    })),
  };
}
