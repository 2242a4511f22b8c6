import type { TrainOrderInput } from '../../../../contract/train-orders.ts';
import { RAIL_DOCUMENTS, SEAT_PLACES, type SeatClass, type TrainParty } from '../../../../contract/train-terms.ts';
import { isRecord } from '../../../api/is-record.ts';
import { parseParty } from '../../../booking/kept-party.ts';
import {
  type ContactValues,
  emptyParty,
  given,
  type PartyValues,
  toContact,
  toPassenger,
} from '../../../booking/party-values.ts';

/** Where the passengers are kept until they are booked; one form at a time, whichever train they take. */
export const TRAIN_PARTY_PLACE = 'train/party';

/** The passenger form of a train. */
export interface TrainValues extends PartyValues {
  /** What was last sent, as JSON, and its key: the same once more is one booking, also after a reload. */
  sent: { key: string; body: string };
  /** The place in its row that each passenger would like, in their order; empty for none. */
  seats: string[];
}

export function emptyTrainForm({ adult, child }: TrainParty, contact: ContactValues): TrainValues {
  return {
    ...emptyParty({ adult, child, infant: 0 }, RAIL_DOCUMENTS, contact),
    sent: { key: '', body: '' },
    seats: Array.from({ length: adult + child }, () => ''),
  };
}

const typesOf = ({ passengers }: PartyValues) => passengers.map(({ type }) => type).join();

/** What was kept, where it is of the same party; null otherwise. */
export function readTrainForm(like: TrainValues, kept: unknown): TrainValues | null {
  const party = parseParty(kept);
  if (!party || typesOf(party) !== typesOf(like)) return null;
  const sent = isRecord(kept) && isRecord(kept.sent) ? kept.sent : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const seats: readonly unknown[] = isRecord(kept) && Array.isArray(kept.seats) ? kept.seats : [];
  return {
    ...party,
    sent: { key: text(sent.key), body: text(sent.body) },
    seats: like.seats.map((_, i) => text(seats[i])),
  };
}

/** The request that the form stands for; what was left empty stays empty so that validation can name it. */
export function toTrainOrder(values: TrainValues, verificationId: string, seatClass: SeatClass) {
  // What was wished for in another class may not be there in this one.
  const seats = values.seats.map((seat) => (SEAT_PLACES[seatClass].includes(seat) ? seat : ''));
  return {
    verificationId,
    passengers: values.passengers.map((one) => ({ ...toPassenger(one), frequentFlyer: undefined })),
    contact: toContact(values.contact),
    seats: seats.some(Boolean) ? seats : undefined,
    remark: given(values.remark),
  };
}

/** True when nothing that the request must hold is still empty. The rules themselves are the contract's. */
export function isTrainOrder(draft: ReturnType<typeof toTrainOrder> | TrainOrderInput): draft is TrainOrderInput {
  return draft.passengers.every(({ gender, document }) => gender !== '' && document.type !== '');
}

/** What goes out, under the key it had if it went out before. */
export function sendingOf(values: TrainValues, order: TrainOrderInput): TrainValues['sent'] {
  const body = JSON.stringify(order);
  return values.sent.body === body ? values.sent : { key: crypto.randomUUID(), body };
}
