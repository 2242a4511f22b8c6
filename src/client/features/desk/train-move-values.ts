import { toDecimal } from '../../../contract/money.ts';
import type { DESK_TRAIN_WORKS, DeskQuoteTrainChangeInput, DeskTrainOrder } from '../../../contract/train-desk.ts';
import type { TrainPassengerType } from '../../../contract/train-terms.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { isRecord } from '../../api/is-record.ts';
import { readLike } from '../../form/read-like.ts';
import type { PlaceOf } from '../../form/server-errors.ts';
import { amountOf, penaltyByRule, type ReturnValues, toQuote, toReturn } from './return-values.ts';

export type TrainWork = (typeof DESK_TRAIN_WORKS)[number];

/** Values of an action; each action uses its own part. */
export interface TrainMoveValues extends ReturnValues {
  /** One per passenger, in their order. */
  tickets: string[];
  /** The cost of a change per ticket, in major units of the order's currency. */
  prices: Record<TrainPassengerType, TrainPriceValues>;
}

export interface TrainPriceValues {
  fare: string;
  penalty: string;
}

/** The price a passenger of a type paid for the ticket to exchange. */
export function oldFareOf({ replaces }: DeskTrainOrder, type: TrainPassengerType): number {
  return replaces?.prices.find(({ passengerType }) => passengerType === type)?.price.amount ?? 0;
}

/** The form starts with the timetable's fares and no fee. */
export function firstMove({ order, refundTerms }: DeskTrainOrder): TrainMoveValues {
  const fareOf = (type: TrainPassengerType): TrainPriceValues => {
    const listed = order.prices.find(({ passengerType }) => passengerType === type)?.price;
    return listed ? { fare: toDecimal(listed), penalty: '0' } : { fare: '', penalty: '' };
  };
  return {
    remark: '',
    penalty: penaltyByRule(refundTerms, order),
    tickets: order.passengers.map(() => ''),
    prices: { adult: fareOf('adult'), child: fareOf('child') },
  };
}

/** Invalid amounts count as zero here: train-move-errors.ts refuses them. */
export function toChangeQuote({ order }: DeskTrainOrder, values: TrainMoveValues): DeskQuoteTrainChangeInput {
  const { currency } = order.total;
  const amount = (text: string) => amountOf(text, currency) ?? 0;
  const remark = values.remark.trim();
  return {
    id: order.id,
    prices: order.prices.map(({ passengerType }) => {
      const { fare, penalty } = values.prices[passengerType];
      return { passengerType, fare: amount(fare), penalty: amount(penalty) };
    }),
    currency,
    ...(remark ? { remark } : {}),
  };
}

/** Maps the server's paths to form paths: it has prices by passenger type. */
export function trainPlaceOf({ order }: DeskTrainOrder): PlaceOf {
  return (path) =>
    path.replace(/^prices\[(\d+)\]/, (price, i: string) => {
      const type = order.prices[Number(i)]?.passengerType;
      return type ? `prices.${type}` : price;
    });
}

/** A saved action's values, with its list. */
export function readMove(like: TrainMoveValues, kept: unknown): TrainMoveValues | null {
  const read = readLike(like, kept);
  if (!read || !isRecord(kept)) return null;
  const tickets: readonly unknown[] = Array.isArray(kept.tickets) ? kept.tickets : [];
  const textAt = (i: number) => (typeof tickets[i] === 'string' ? tickets[i] : '');
  return { ...read, tickets: like.tickets.map((_, i) => textAt(i)) };
}

/** Sends a validated action; returns the updated train. */
export function sendTrainMove(
  found: DeskTrainOrder,
  what: TrainWork,
  values: TrainMoveValues,
  options: CallOptions,
): Promise<DeskTrainOrder> {
  const { id } = found.order;
  const remark = values.remark.trim();
  const said = remark ? { remark } : {};
  if (what === 'ticket') return call('deskTicketTrain', { id, ...said }, options);
  if (what === 'issue') return call('deskIssueTrain', { id, tickets: values.tickets, ...said }, options);
  if (what === 'quoteRefund') return call('deskQuoteTrainRefund', toQuote(found.order, values), options);
  if (what === 'quoteChange') return call('deskQuoteTrainChange', toChangeQuote(found, values), options);
  if (what !== 'fail') return call('deskReturnTrain', toReturn(found.order, what, values), options);
  return call('deskFailTrain', { id, remark }, options);
}
