import type { TrainOrderInput } from '../../../../contract/train-orders.ts';
import { SEAT_PLACES, type SeatClass, type TrainParty } from '../../../../contract/train-terms.ts';
import {
  type ContactValues,
  emptyParty,
  given,
  type PartyValues,
  toContact,
  toPassenger,
} from '../../../booking/party-values.ts';

/** The passenger form of a train. */
export interface TrainValues extends PartyValues {
  /** Each passenger's preferred place in the row, in order; empty for none. */
  seats: string[];
}

export function emptyTrainForm({ adult, child }: TrainParty, contact: ContactValues): TrainValues {
  return {
    // Most passengers ride on it, and its number fills in the rest.
    ...emptyParty({ adult, child, infant: 0 }, ['idcard'], contact),
    seats: Array.from({ length: adult + child }, () => ''),
  };
}

/** The saved preferences, one per passenger. */
export function readSeats({ passengers }: PartyValues, kept: unknown): string[] {
  const seats: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return passengers.map((_, i) => {
    const seat = seats[i];
    return typeof seat === 'string' ? seat : '';
  });
}

/** The request of the form; empty values stay empty so that validation can report them. */
export function toTrainOrder(values: TrainValues, verificationId: string, seatClass: SeatClass) {
  // A preference from another class may not exist in this one.
  const seats = values.seats.map((seat) => (SEAT_PLACES[seatClass].includes(seat) ? seat : ''));
  return {
    verificationId,
    passengers: values.passengers.map((one) => ({ ...toPassenger(one), frequentFlyer: undefined })),
    contact: toContact(values.contact),
    seats: seats.some(Boolean) ? seats : undefined,
    remark: given(values.remark),
    referenceId: given(values.referenceId),
  };
}

/** True when no required value is empty. The rules themselves are the contract's. */
export function isTrainOrder(draft: ReturnType<typeof toTrainOrder> | TrainOrderInput): draft is TrainOrderInput {
  return draft.passengers.every(({ gender, document }) => gender !== '' && document.type !== '');
}
