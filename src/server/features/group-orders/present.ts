import { GROUP_ORDER_STATES, groupStatus, LIST_OPEN, stageOf } from '../../../contract/group-order-states.ts';
import type { DeskGroupOrder, GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { isCurrency } from '../../../contract/money.ts';
import { isOverdue } from '../../orders/deadlines.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { type Group, paidSoFar } from '../../orders/groups/group-rows.ts';
import type { OrderParts, PassengerRow, TimelineRow } from '../../orders/order-rows.ts';
import { GROUP_COLUMNS, SHEET_COLUMNS } from '../../sheets/sheet-columns.ts';
import type { passengerOfRow } from './sheet-passenger.ts';

/** A group as its page shows it. Nothing else of its rows leaves the server: document numbers are masked. */
export function presentGroup(found: Group, parts: Pick<OrderParts, 'passengers' | 'timeline'>, now: Date): GroupOrder {
  const { order, group } = found;
  const { currency } = order;
  return {
    id: order.id,
    status: groupStatus(order.status),
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    journeys: group.journeys,
    party: group.party,
    groupOrderExtraInfo: group.extra,
    contact: order.contact,
    remark: order.remark,
    answerBy: group.answerBy.toISOString(),
    payBy: order.payBy?.toISOString() ?? null,
    options: group.options,
    chosen: group.chosen,
    payments: group.payments.map(({ stage, amount, payBy, paidAt, channel }) => ({
      stage,
      amount: { amount, currency },
      payBy,
      paidAt,
      channel,
    })),
    paid: paidSoFar(found),
    pnr: order.pnr,
    airline: order.carrier,
    passengers: parts.passengers.map(presentPassenger),
    isListLocked: group.listLockedAt !== null,
    timeline: parts.timeline.map(presentEntry),
    can: actionsOf(found, now),
    version: order.version,
  };
}

/** What the agency may do now; a step past its deadline is none. */
function actionsOf({ order, group }: Group, now: Date): GroupOrder['can'] {
  const status = groupStatus(order.status);
  const isOpen = !isOverdue(order, now);
  const can: GroupOrder['can'] = [];
  if (status === 'to_be_confirm' && isOpen) can.push('confirm');
  if (status === 'to_be_apply_seat') can.push('apply');
  if (stageOf(status) && isOpen) can.push('pay');
  if (LIST_OPEN.includes(status) && isOpen && !group.listLockedAt) can.push('handIn');
  if (GROUP_ORDER_STATES[status].next['canceled']?.includes('agent')) can.push('cancel');
  return can;
}

function presentPassenger(row: PassengerRow): GroupOrder['passengers'][number] {
  return {
    id: row.id,
    type: row.type,
    surname: row.surname,
    givenName: row.givenName,
    gender: row.gender,
    birthday: row.birthday,
    nationality: row.nationality,
    document: { type: row.documentType, number: row.documentMasked, expiry: row.documentExpiry },
    ticketNumber: row.ticketNumber,
  };
}

function presentEntry(row: TimelineRow): GroupOrder['timeline'][number] {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    status: row.status && groupStatus(row.status),
    by: row.by,
    money: row.amount !== null && isCurrency(row.currency) ? { amount: row.amount, currency: row.currency } : null,
    text: row.text,
  };
}

/** A group as the desk sees it: what it may do instead of what the agency may. */
export function presentDeskGroup(
  shown: GroupOrder,
  agency: { id: string; name: string },
  task: DeskTaskRow | null,
): DeskGroupOrder {
  const { next } = GROUP_ORDER_STATES[shown.status];
  const can: DeskGroupOrder['can'] = [];
  if (shown.status === 'to_be_quote') can.push('quote');
  if (shown.status === 'seat_applying') can.push('seats');
  if (shown.status === 'proceeding') can.push('issue');
  if (next['failed']?.includes('desk')) can.push('fail');
  return {
    order: { ...shown, can: [] },
    agency: { id: agency.id, name: agency.name },
    task: task && {
      id: task.id,
      dueAt: task.dueAt.toISOString(),
      holder: task.claimedBy === null ? null : { id: task.claimedBy, name: task.claimedByName ?? '' },
    },
    can,
  };
}

/** A line of a list as it was read, with message keys by the field that they are about. */
export interface SheetPassenger {
  row: number;
  passenger: ReturnType<typeof passengerOfRow>;
  faults: Readonly<Record<string, string>>;
}

/** A list that was read for the form: every field as text, and what is wrong by the column that says it. */
export function presentSheet(lines: readonly SheetPassenger[], locale: Locale): GroupSheetAnswer {
  const columnOf = (path: string) => GROUP_COLUMNS.find((key) => SHEET_COLUMNS[key].ofGroup === path);
  return {
    rows: lines.map(({ row, passenger: { frequentFlyer, document, phone, email, ...person }, faults }) => ({
      row,
      name: [person.surname, person.givenName].filter(Boolean).join(' '),
      passenger: {
        ...person,
        phone: phone ?? '',
        email: email ?? '',
        frequentFlyer: frequentFlyer ?? { airline: '', number: '' },
        document: { ...document, issuingPlace: document.issuingPlace ?? '' },
      },
      faults: Object.entries(faults).map(([path, key]) => {
        const column = columnOf(path);
        return { column: column ? SHEET_COLUMNS[column][locale] : '', message: fieldMessage(key, locale) };
      }),
    })),
  };
}
