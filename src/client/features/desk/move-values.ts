import type {
  ChangeCharges,
  DeskIssueInput,
  DeskMoveInput,
  DeskOrder,
  DeskQuoteChangeInput,
} from '../../../contract/desk.ts';
import {
  DESK_MOVES,
  type DeskCan,
  type DeskMove,
  RAISE_DISRUPTION,
  REMARKED_MOVES,
  SETTLE_DISRUPTION,
} from '../../../contract/desk-moves.ts';
import { journeysOn } from '../../../contract/journeys-on.ts';
import { DESK_QUOTE_HOURS, MAX_CHANGE_OPTIONS } from '../../../contract/limits.ts';
import type { PassengerType } from '../../../contract/passenger-terms.ts';
import type { TypedLeg } from '../../../contract/typed-legs.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import type { DeskVoyageInput } from '../../../contract/voyages.ts';
import { isRecord } from '../../api/is-record.ts';
import { readLike } from '../../form/read-like.ts';
import type { PlaceOf } from '../../form/server-errors.ts';
import { amountOf, penaltyByRule, type ReturnValues } from './return-values.ts';

/** The cost of a change per ticket, in major units of the order's currency. */
export interface ChargeValues {
  fareDifference: string;
  taxDifference: string;
  penalty: string;
}

/** One change option. */
export interface OptionValues {
  isFree: boolean;
  charges: Record<PassengerType, ChargeValues>;
  validHours: string;
  /** One per flight, in order of travel. */
  legs: TypedLeg[];
}

export interface OtherOption extends OptionValues {
  /** Identifies it when one between them is removed. */
  id: string;
}

/** Values of an action; each action uses its own part. */
export interface MoveValues extends OptionValues, ReturnValues {
  pnr: string;
  /** One per passenger, in their order. */
  tickets: string[];
  /** Further change options. */
  others: OtherOption[];
  voyage: VoyageType;
}

const noCharge = (): ChargeValues => ({ fareDifference: '', taxDifference: '', penalty: '' });

export function firstMove({ order, refundTerms }: DeskOrder): MoveValues {
  return {
    remark: '',
    penalty: penaltyByRule(refundTerms, order),
    pnr: order.pnr ?? '',
    tickets: order.passengers.map(() => ''),
    ...firstOption(order),
    others: [],
    voyage: 'change',
  };
}

/** The requested change as an option, without its price. */
export function firstOption(order: DeskOrder['order']): OptionValues {
  return {
    isFree: false,
    charges: { adult: noCharge(), child: noCharge(), infant: noCharge() },
    validHours: String(DESK_QUOTE_HOURS.usual),
    legs: legsAsked(order),
  };
}

/** The requested flights, where a change requests any; else the current ones. */
function legsAsked({ journeys, afterSales }: DeskOrder['order']): TypedLeg[] {
  const wanted = (afterSales?.change?.wanted ?? []).map(({ flight, ...wish }) => ({
    ...wish,
    flight: flight ?? undefined,
  }));
  return journeysOn(journeys, wanted)
    .flatMap(({ segments }) => segments)
    .map(({ carrier, flightNumber, departure, arrival }) => ({
      flight: `${carrier}${flightNumber}`,
      date: departure.slice(0, 10),
      departs: departure.slice(11),
      arrives: arrival.slice(11),
    }));
}

/** A saved action's values, with its lists. */
export function readMove(like: MoveValues, kept: unknown): MoveValues | null {
  const read = readLike(like, kept);
  if (!read || !isRecord(kept)) return null;
  const tickets = Array.isArray(kept.tickets) ? kept.tickets.filter((one) => typeof one === 'string') : [];
  const others: unknown[] = Array.isArray(kept.others) ? kept.others : [];
  const { isFree, charges, validHours, legs } = like;
  return {
    ...read,
    tickets: tickets.length === like.tickets.length ? tickets : like.tickets,
    legs: readLegs(legs, kept.legs),
    others: others.slice(0, MAX_CHANGE_OPTIONS - 1).flatMap((other, i) => {
      const option = readLike({ id: String(i), isFree, charges, validHours, legs }, other);
      return option && isRecord(other) ? [{ ...option, legs: readLegs(legs, other.legs) }] : [];
    }),
  };
}

function readLegs(like: readonly TypedLeg[], kept: unknown): TypedLeg[] {
  const legs: unknown[] = Array.isArray(kept) ? kept : [];
  return like.map((leg, i) => readLike(leg, legs[i]) ?? leg);
}

export function isMove(what: DeskCan): what is DeskMove {
  return DESK_MOVES.some((move) => move === what);
}

export function needsRemark(what: DeskCan): boolean {
  return what === SETTLE_DISRUPTION || what === RAISE_DISRUPTION || REMARKED_MOVES.some((move) => move === what);
}

const remarkOf = ({ remark }: MoveValues) => (remark.trim() ? { remark: remark.trim() } : {});

export function toIssue({ order }: DeskOrder, values: MoveValues): DeskIssueInput {
  const { tickets, pnr } = values;
  return { id: order.id, tickets, ...(pnr ? { pnr } : {}), ...remarkOf(values) };
}

/** 935 and 0935 are 09:35. */
const clockOf = (text: string) =>
  text
    .trim()
    .replace(/^(\d{1,2}):?(\d{2})$/, (_, hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`);
const toLegs = ({ legs }: OptionValues): TypedLeg[] =>
  legs.map(({ flight, date, departs, arrives }) => ({
    flight,
    date,
    departs: clockOf(departs),
    arrives: clockOf(arrives),
  }));

/** Invalid amounts count as zero here: move-errors.ts refuses them. */
export function toChangeQuote({ order }: DeskOrder, values: MoveValues): DeskQuoteChangeInput {
  const others = values.others.map((other) => toCharges(order, other));
  return {
    id: order.id,
    ...toCharges(order, values),
    currency: order.total.currency,
    ...(others.length > 0 ? { others } : {}),
    ...remarkOf(values),
  };
}

function toCharges(order: DeskOrder['order'], values: OptionValues): ChangeCharges {
  const amount = (text: string) => (values.isFree ? 0 : (amountOf(text, order.total.currency) ?? 0));
  return {
    lines: order.passengers.map(({ type }) => {
      const { fareDifference, taxDifference, penalty } = values.charges[type];
      return {
        fareDifference: amount(fareDifference),
        taxDifference: amount(taxDifference),
        penalty: amount(penalty),
      };
    }),
    legs: toLegs(values),
    validHours: Number(values.validHours),
  };
}

/** Maps the server's paths to form paths: amounts are entered once per passenger type, and sent per passenger. */
export function movePlaceOf({ order }: { order: { passengers: readonly { type: PassengerType }[] } }): PlaceOf {
  return (path) =>
    path.replace(/\blines\[(\d+)\]/, (line, i: string) => {
      const type = order.passengers[Number(i)]?.type;
      return type ? `charges.${type}` : line;
    });
}

export function toVoyage({ order }: DeskOrder, values: MoveValues): DeskVoyageInput {
  const { voyage: type, remark } = values;
  const legs = type === 'cancel_no_save' ? {} : { legs: toLegs(values) };
  return { orderId: order.id, type, ...legs, remark: remark.trim() };
}

export const toSettlement = ({ order }: DeskOrder, { remark }: MoveValues) => ({
  id: order.id,
  remark: remark.trim(),
});

export function toMove({ order }: DeskOrder, move: DeskMove, values: MoveValues): DeskMoveInput {
  return { id: order.id, move, ...remarkOf(values) };
}
