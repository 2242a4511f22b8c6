import { localDate } from '../../../contract/dates.ts';
import type { DeskGroupOrder, DeskGroupQuoteInput, QuotedOption } from '../../../contract/group-desk.ts';
import type { GroupOption, GroupOrder } from '../../../contract/group-orders.ts';
import { type Currency, toDecimal } from '../../../contract/money.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { isRecord } from '../../api/is-record.ts';
import { readLike } from '../../form/read-like.ts';
import type { PlaceOf } from '../../form/server-errors.ts';
import { applyTransform } from '../../form/transforms.ts';
import { type ReturnValues, amountOf as readAmount, toQuote, toReturn } from './return-values.ts';

export type GroupWork = DeskGroupOrder['can'][number];

/** An option's form values: amounts in major units, days as yyyy-MM-dd. */
export interface OptionValues {
  airline: string;
  flights: string;
  /** One per journey, in order; the return is empty where there is none. */
  dates: { date: string; returnDate: string }[];
  prices: { adult: string; child: string; infant: string };
  instalments: { amount: string; payBy: string }[];
  lastPayBy: string;
}

/** Form values of an action on a group; each action uses its own part. */
export interface GroupMoveValues extends ReturnValues {
  pnr: string;
  /** One per passenger, in their order. */
  tickets: string[];
  /** The same for more than fit a form, as text, one per line. */
  ticketLines: string;
  validUntil: string;
  options: OptionValues[];
  /** The group's version when the form was opened: a quote that a colleague has sent since is not overwritten blindly. */
  version: number;
}

export const emptyInstalment = () => ({ amount: '', payBy: '' });
type Days = readonly { date: string; returnDate?: string | undefined }[];
const typedDays = (days: Days): OptionValues['dates'] =>
  days.map(({ date, returnDate = '' }) => ({ date, returnDate }));

/** An option starts with the requested days. */
export const emptyOption = ({ journeys }: Pick<GroupOrder, 'journeys'>): OptionValues => ({
  airline: '',
  flights: '',
  dates: typedDays(journeys),
  prices: { adult: '', child: '', infant: '' },
  instalments: [],
  lastPayBy: '',
});

/** A quoted option, to be edited. */
function quotedOption({ airline, flights, dates, prices, payments }: GroupOption, journeys: Days): OptionValues {
  const price = (type: keyof GroupOption['prices']) => (prices[type] ? toDecimal(prices[type]) : '');
  return {
    airline,
    flights,
    dates: typedDays(dates ?? journeys),
    prices: { adult: price('adult'), child: price('child'), infant: price('infant') },
    instalments: payments
      .filter(({ stage }) => stage !== 'last')
      .map(({ amount, payBy }) => ({ amount: toDecimal(amount), payBy: localDate(new Date(payBy)) })),
    lastPayBy: payments.flatMap(({ stage, payBy }) => (stage === 'last' ? localDate(new Date(payBy)) : []))[0] ?? '',
  };
}

/** The initial values of an action; a sent quote is prefilled, to be edited. */
export function firstMove(order: GroupOrder): GroupMoveValues {
  const { pnr, passengers, options, payBy, journeys, version } = order;
  return {
    remark: '',
    penalty: '',
    pnr: pnr ?? '',
    tickets: passengers.map(() => ''),
    ticketLines: '',
    validUntil: options.length > 0 && payBy !== null ? localDate(new Date(payBy)) : '',
    options: options.length > 0 ? options.map((option) => quotedOption(option, journeys)) : [emptyOption(order)],
    version,
  };
}

function readOption(kept: unknown, like: OptionValues): OptionValues[] {
  const option = readLike({ ...like, instalments: [] }, kept);
  if (!option || !isRecord(kept) || !Array.isArray(kept.instalments)) return [];
  const days: readonly unknown[] = Array.isArray(kept.dates) ? kept.dates : [];
  return [
    {
      ...option,
      dates: like.dates.map((asked, i) => readLike(asked, days[i]) ?? asked),
      instalments: kept.instalments.flatMap((one: unknown) => readLike(emptyInstalment(), one) ?? []),
    },
  ];
}

/** A saved action's values, with its lists. */
export function readMove(like: GroupMoveValues, kept: unknown): GroupMoveValues | null {
  const read = readLike(like, kept);
  if (!read || !isRecord(kept)) return null;
  const tickets = Array.isArray(kept.tickets) ? kept.tickets.filter((one) => typeof one === 'string') : [];
  const [first] = like.options;
  const options =
    first && Array.isArray(kept.options) ? kept.options.flatMap((one: unknown) => readOption(one, first)) : [];
  return {
    ...read,
    tickets: tickets.length === like.tickets.length ? tickets : like.tickets,
    options: options.length > 0 ? options : like.options,
  };
}

/** Deadlines are at 18:00 at the desk's location. */
const HOUR = 'T18:00:00';
const instantOf = (day: string): string => {
  const at = new Date(day + HOUR);
  return Number.isNaN(at.getTime()) ? day : at.toISOString();
};

/** NaN if invalid or empty: a zero price must be explicit. */
function amountOf(text: string, currency: Currency): number {
  return readAmount(text, currency) ?? Number.NaN;
}

function toOption({ airline, flights, dates, prices, ...typed }: OptionValues, order: GroupOrder): QuotedOption {
  const { instalments, lastPayBy } = typed;
  const { currency } = order.paid;
  const price = (type: keyof GroupOrder['party']) => (order.party[type] > 0 ? amountOf(prices[type], currency) : 0);
  return {
    airline,
    flights: flights.trim(),
    ...(order.groupOrderExtraInfo.isChangeDate
      ? { dates: dates.map(({ date, returnDate }) => (returnDate ? { date, returnDate } : { date })) }
      : {}),
    prices: { adult: price('adult'), child: price('child'), infant: price('infant') },
    instalments: instalments.map(({ amount, payBy }) => ({
      amount: amountOf(amount, currency),
      payBy: instantOf(payBy),
    })),
    lastPayBy: instantOf(lastPayBy),
  };
}

/** Above this, tickets have no field each. */
const MOST_FIELDS = 9;

/** Whether the tickets of so many are typed, or pasted, as lines. */
export const hasLines = (passengers: readonly unknown[]): boolean => passengers.length > MOST_FIELDS;

/** The ticket numbers of a text, one per line, in any format: digits only, lines without digits are skipped. */
export function readTicketLines(text: string): string[] {
  return text.split('\n').flatMap((line) => applyTransform(line, 'digits') || []);
}

/** Maps the server's paths to form paths. */
export function groupPlaceOf({ order }: DeskGroupOrder): PlaceOf {
  return (path) => (hasLines(order.passengers) && path.startsWith('tickets') ? 'ticketLines' : path);
}

const remarkOf = ({ remark }: GroupMoveValues) => (remark.trim() ? { remark: remark.trim() } : {});

export function toGroupQuote({ order }: DeskGroupOrder, values: GroupMoveValues): DeskGroupQuoteInput {
  return {
    id: order.id,
    version: values.version,
    validUntil: instantOf(values.validUntil),
    options: values.options.map((option) => toOption(option, order)),
    ...remarkOf(values),
  };
}

export const toSeats = ({ order: { id } }: DeskGroupOrder, values: GroupMoveValues) => ({
  id,
  pnr: values.pnr,
  ...remarkOf(values),
});
export const toGroupIssue = ({ order: { id, passengers } }: DeskGroupOrder, values: GroupMoveValues) => ({
  id,
  tickets: hasLines(passengers) ? readTicketLines(values.ticketLines) : values.tickets,
  ...remarkOf(values),
});
export const toFailure = ({ order: { id } }: DeskGroupOrder, values: GroupMoveValues) => ({
  id,
  remark: values.remark.trim(),
});

/** Sends a validated action; returns the updated group. */
export function sendGroupMove(
  found: DeskGroupOrder,
  what: GroupWork,
  values: GroupMoveValues,
  options: CallOptions,
): Promise<DeskGroupOrder> {
  if (what === 'quote') return call('deskQuoteGroup', toGroupQuote(found, values), options);
  if (what === 'seats') return call('deskGroupSeats', toSeats(found, values), options);
  if (what === 'issue') return call('deskIssueGroup', toGroupIssue(found, values), options);
  if (what === 'quoteRefund') return call('deskQuoteGroupRefund', toQuote(found.order, values), options);
  if (what !== 'fail') return call('deskReturnGroup', toReturn(found.order, what, values), options);
  return call('deskFailGroup', toFailure(found, values), options);
}
