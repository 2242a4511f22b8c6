import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { Restrictions } from '../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import {
  type ContactValues,
  emptyParty,
  given,
  type PartyValues,
  toContact,
  toPassenger,
} from '../../booking/party-values.ts';

/** The booking form of a flight: plain serialisable data, mirroring the screen. */
export interface BookingValues extends PartyValues {
  selfTransferAccepted: boolean;
}

/** The request before its gaps are filled. */
export type OrderDraft = ReturnType<typeof toOrderDraft>;

/** An empty form for the searched party. */
export function emptyBooking(
  counts: PassengerCounts,
  { documentTypes }: Pick<Restrictions, 'documentTypes'>,
  contact: ContactValues,
): BookingValues {
  return { ...emptyParty(counts, documentTypes, contact), selfTransferAccepted: false };
}

/** The request of the form; empty values stay empty so that validation can report them. */
export function toOrderDraft(values: BookingValues, verificationId: string) {
  return {
    verificationId,
    passengers: values.passengers.map(toPassenger),
    contact: toContact(values.contact),
    remark: given(values.remark),
    referenceId: given(values.referenceId),
    selfTransferAccepted: values.selfTransferAccepted || undefined,
  };
}

/** True when no required value is empty. The rules themselves are the contract's. */
export function isOrderInput(draft: OrderDraft | OrderInput): draft is OrderInput {
  return draft.passengers.every((p) => p.gender !== '' && p.document.type !== '');
}
