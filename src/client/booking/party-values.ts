import { birthdayOfIdCard, genderOfIdCard, isIdCardNumber } from '../../contract/id-card.ts';
import {
  type DocumentType,
  type Gender,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from '../../contract/passenger-terms.ts';

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
  /** Whom these two reach, where that is somebody else. */
  contactName: string;
  frequentFlyer: { airline: string; number: string };
  document: { type: DocumentType | ''; number: string; expiry: string; issuingPlace: string };
}

export interface ContactValues {
  name: string;
  email: string;
  areaCode: string;
  phone: string;
}

/** What every product asks of a booking: who travels, and whom to reach. A product's own form adds to it. */
export interface PartyValues {
  passengers: PassengerValues[];
  contact: ContactValues;
  remark: string;
  /** The agency's own number for it. */
  referenceId: string;
}

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
    contactName: '',
    frequentFlyer: { airline: '', number: '' },
    document: { type: documentType, number: '', expiry: '', issuingPlace: '' },
  };
}

/** A fresh form for a party; adults first, as the airlines list them. */
export function emptyParty(
  counts: PassengerCounts,
  documentTypes: readonly DocumentType[],
  contact: ContactValues,
): PartyValues {
  const usual = firstDocument(documentTypes);
  const passengers = PASSENGER_TYPES.flatMap((type) =>
    Array.from({ length: counts[type] }, () => emptyPassenger(type, usual)),
  );
  return { passengers, contact, remark: '', referenceId: '' };
}

/** What the number of an ID card says of its bearer. */
export type IdCardBearer = Pick<PassengerValues, 'birthday' | 'gender' | 'nationality'>;

/** What the number of a Chinese ID card says; null for another document, and for a number that is not whole. */
export function bearerOfIdCard({ type, number: typed }: PassengerValues['document']): IdCardBearer | null {
  const number = dense(typed).toUpperCase();
  if (type !== 'idcard' || !isIdCardNumber(number)) return null;
  return { birthday: birthdayOfIdCard(number), gender: genderOfIdCard(number), nationality: 'CN' };
}

/**
 * A passenger's details with what the number of their ID card says where nothing is filled in, or only what the number `before` it said;
 * null where that changes nothing.
 */
export function saidByIdCard(passenger: PassengerValues, before: IdCardBearer | null = null): IdCardBearer | null {
  const bearer = bearerOfIdCard(passenger.document);
  if (!bearer) return null;
  const said = <K extends keyof IdCardBearer>(name: K): IdCardBearer[K] =>
    passenger[name] === '' || passenger[name] === before?.[name] ? bearer[name] : passenger[name];
  const next = { birthday: said('birthday'), gender: said('gender'), nationality: said('nationality') };
  const isSame =
    next.birthday === passenger.birthday &&
    next.gender === passenger.gender &&
    next.nationality === passenger.nationality;
  return isSame ? null : next;
}

/** Passport where it is accepted, else the first document that is. */
export function firstDocument(documentTypes: readonly DocumentType[]): DocumentType | '' {
  return documentTypes.includes('passport') ? 'passport' : (documentTypes[0] ?? '');
}

export const given = (text: string): string | undefined => text.trim() || undefined;
const dense = (text: string): string => text.replace(/[\s()-]/g, '');

/** The passenger of the request that a form stands for; what was left empty stays empty so that validation can name it. */
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
    contactName: given(p.contactName),
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

/** The contact of the request; the area code without its plus. */
export function toContact({ name, email, areaCode, phone }: ContactValues): ContactValues {
  return {
    name: name.trim(),
    email: email.trim(),
    areaCode: dense(areaCode).replace(/^\+/, ''),
    phone: dense(phone),
  };
}
