import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { isRecord } from '../../../api/is-record.ts';
import { isOpen, type OpenTicket } from '../../../orders/open-tickets.ts';

/** What is filled in to ask something of tickets of a train. */
export interface TrainRequestValues {
  people: string[];
  remark: string;
  /** The day of another train; empty for a refund. */
  date: string;
}

/** Whether nothing was asked of the ticket yet: a train is one piece. */
export const isOpenTicket = (ticket: OpenTicket): boolean => isOpen(ticket, [0]);

/** Everybody of whose ticket nothing was asked yet. */
export function untouchedRequest({ passengers, ride }: TrainOrder): TrainRequestValues {
  const people = passengers.filter(isOpenTicket).map(({ id }) => id);
  return { people, remark: '', date: ride.departure.slice(0, 10) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function readTrainRequest(kept: unknown): TrainRequestValues | null {
  if (!isRecord(kept) || !Array.isArray(kept.people)) return null;
  const { remark, date } = kept;
  return { people: kept.people.filter(isText), remark: isText(remark) ? remark : '', date: isText(date) ? date : '' };
}
