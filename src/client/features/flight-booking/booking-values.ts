import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { Restrictions } from '../../../contract/flight-search.ts';
import {
  type DocumentType,
  type Gender,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from '../../../contract/flight-terms.ts';

/** One passenger as typed; `''` means not given yet. Paths are those of the request, so server errors find their field. */
export interface PassengerValues {
  type: PassengerType;
  surname: string;
  givenName: string;
  gender: Gender | '';
  birthday: string;
  nationality: string;
  phone: string;
  email: string;
  frequentFlyer: { airline: string; number: string };
  document: { type: DocumentType | ''; number: string; expiry: string; issuingPlace: string };
}

/** The booking form: plain serialisable data, mirroring the screen. */
export interface BookingValues {
  passengers: PassengerValues[];
  contact: { name: string; email: string; areaCode: string; phone: string };
  remark: string;
  selfTransferAccepted: boolean;
}

/** What goes to the server, before its gaps are filled. */
export type OrderDraft = ReturnType<typeof toOrderDraft>;

export function emptyPassenger(type: PassengerType, documentType: DocumentType | ''): PassengerValues {
  return {
    type,
    surname: '',
    givenName: '',
    gender: '',
    birthday: '',
    nationality: '',
    phone: '',
    email: '',
    frequentFlyer: { airline: '', number: '' },
    document: { type: documentType, number: '', expiry: '', issuingPlace: '' },
  };
}

/** A fresh form for the party that was searched for; adults first, as the airlines list them. */
export function emptyBooking(
  counts: PassengerCounts,
  restrictions: Pick<Restrictions, 'documentTypes'>,
  contact: BookingValues['contact'],
): BookingValues {
  const usual = firstDocument(restrictions);
  return {
    passengers: PASSENGER_TYPES.flatMap((type) =>
      Array.from({ length: counts[type] }, () => emptyPassenger(type, usual)),
    ),
    contact,
    remark: '',
    selfTransferAccepted: false,
  };
}

/** Passport where it is accepted, else the first document that is. */
export function firstDocument({ documentTypes }: Pick<Restrictions, 'documentTypes'>): DocumentType | '' {
  return documentTypes.includes('passport') ? 'passport' : (documentTypes[0] ?? '');
}

const given = (text: string): string | undefined => text.trim() || undefined;
const dense = (text: string): string => text.replace(/[\s()-]/g, '');

export function toPassenger(p: PassengerValues) {
  const { airline, number } = p.frequentFlyer;
  return {
    type: p.type,
    surname: p.surname.trim(),
    givenName: p.givenName.trim().replace(/ +/g, ' '),
    gender: p.gender,
    birthday: p.birthday,
    nationality: p.nationality,
    phone: given(dense(p.phone)),
    email: given(p.email),
    frequentFlyer:
      airline.trim() || number.trim() ? { airline: airline.trim(), number: dense(number).toUpperCase() } : undefined,
    document: {
      type: p.document.type,
      number: dense(p.document.number).toUpperCase(),
      expiry: p.document.expiry,
      issuingPlace: given(p.document.issuingPlace),
    },
  };
}

/** The request that the form stands for; what was left empty stays empty so that validation can name it. */
export function toOrderDraft(values: BookingValues, verificationId: string) {
  return {
    verificationId,
    passengers: values.passengers.map(toPassenger),
    contact: {
      name: values.contact.name.trim(),
      email: values.contact.email.trim(),
      areaCode: dense(values.contact.areaCode).replace(/^\+/, ''),
      phone: dense(values.contact.phone),
    },
    remark: given(values.remark),
    selfTransferAccepted: values.selfTransferAccepted || undefined,
  };
}

/** True when nothing that the request must hold is still empty. The rules themselves are the contract's. */
export function isOrderInput(draft: OrderDraft | OrderInput): draft is OrderInput {
  return draft.passengers.every((p) => p.gender !== '' && p.document.type !== '');
}
