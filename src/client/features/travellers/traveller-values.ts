import type { InputOf } from '../../../contract/endpoints.ts';
import type { DocumentType, Gender } from '../../../contract/passenger-terms.ts';
import type { Traveller } from '../../../contract/travellers.ts';

export interface DocumentValues {
  /** Empty for a new one. */
  id: string;
  /** The saved number, masked or revealed; empty for a new one. */
  kept: string;
  type: DocumentType;
  number: string;
  expiry: string;
  issuingPlace: string;
}

/** The form of one traveller; `''` means not given. Paths are those of the request. */
export interface TravellerValues {
  surname: string;
  givenName: string;
  nativeName: string;
  gender: Gender | '';
  birthday: string;
  nationality: string;
  phone: string;
  email: string;
  documents: DocumentValues[];
  /** Only for a new traveller; later cards have their own page. */
  card: { airline: string; number: string };
}

/** Fields of the form that hold one text each. */
export const PLAIN_FIELDS = [
  'surname',
  'givenName',
  'nativeName',
  'birthday',
  'gender',
  'nationality',
  'phone',
  'email',
] as const;

export function emptyDocument(): DocumentValues {
  return { id: '', kept: '', type: 'passport', number: '', expiry: '', issuingPlace: '' };
}

export function valuesOf(traveller: Traveller | null): TravellerValues {
  return {
    surname: traveller?.surname ?? '',
    givenName: traveller?.givenName ?? '',
    nativeName: traveller?.nativeName ?? '',
    gender: traveller?.gender ?? '',
    birthday: traveller?.birthday ?? '',
    nationality: traveller?.nationality ?? '',
    phone: traveller?.phone ?? '',
    email: traveller?.email ?? '',
    documents: traveller
      ? traveller.documents.map(({ id, type, number, expiry, issuingPlace }) => ({
          ...{ id, type, kept: number, number: '' },
          expiry: expiry ?? '',
          issuingPlace: issuingPlace ?? '',
        }))
      : [emptyDocument()],
    card: { airline: '', number: '' },
  };
}

const given = (text: string): string | undefined => text.trim() || undefined;
const dense = (text: string): string => text.replace(/[\s()-]/g, '').toUpperCase();

/** The fields of both requests. An empty new document is omitted. */
function fieldsOf(values: TravellerValues) {
  const { surname, givenName, gender } = values;
  const typed = values.documents.filter(({ id, number, expiry }) => id !== '' || number.trim() !== '' || expiry !== '');
  return {
    surname: surname.trim(),
    givenName: givenName.trim().replace(/ +/g, ' '),
    nativeName: given(values.nativeName),
    gender: gender === '' ? undefined : gender,
    birthday: given(values.birthday),
    nationality: given(values.nationality),
    phone: given(values.phone.replace(/[\s()-]/g, '')),
    email: given(values.email),
    documents: typed.map((document) => ({
      id: given(document.id),
      type: document.type,
      number: given(dense(document.number)),
      expiry: given(document.expiry),
      issuingPlace: given(document.issuingPlace),
    })),
  };
}

export function toNewTraveller(values: TravellerValues): InputOf<'createTraveller'> {
  const { airline, number } = values.card;
  const card = airline || number ? { airline, number: dense(number) } : undefined;
  return { ...fieldsOf(values), card };
}

export function toChangedTraveller(
  values: TravellerValues,
  { id, version }: Pick<Traveller, 'id' | 'version'>,
): InputOf<'updateTraveller'> {
  return { id, version, ...fieldsOf(values) };
}
