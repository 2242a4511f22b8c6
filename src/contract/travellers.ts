import { array, boolean, type InferType, number, object, string } from 'yup';
import { addMonths } from './dates.ts';
import { TRAVELLER_LIMITS } from './limits.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { DOCUMENT_TYPES, GENDERS } from './passenger-terms.ts';
import {
  cardNumberField,
  documentNumberField,
  emailField,
  frequentFlyerSchema,
  givenNameField,
  phoneField,
  surnameField,
} from './passengers.ts';
import { dateSchema, fileBody, instantSchema, oneLine, TOO_LONG, TOO_MANY } from './scalars.ts';

const cardAirline = string()
  .max(2, 'frequentFlyerAirline')
  .matches(/^[A-Z0-9]{2}$/, 'frequentFlyerAirline')
  .required('frequentFlyerAirline');
const uuid = string()
  .max(36, 'invalid')
  .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'invalid');
const id = string().max(64, TOO_LONG).required('required');
const nationality = string()
  .max(2, 'nationality')
  .matches(/^[A-Z]{2}$/, { message: 'nationality', excludeEmptyString: true });

/** A document as it is written: a new one has a number; one that is known by its id keeps its own when none is given. */
const documentInput = object({
  id: uuid.optional(),
  type: string().oneOf(DOCUMENT_TYPES, 'invalid').required('required'),
  number: documentNumberField
    .optional()
    .test('given', 'required', (value, context) => Boolean(value) || Boolean(context.parent?.id)),
  expiry: dateSchema.optional(),
  issuingPlace: nationality.optional(),
}).noUnknown();
export type TravellerDocumentInput = InferType<typeof documentInput>;

const travellerFields = {
  surname: surnameField,
  givenName: givenNameField,
  /** The name as the traveller writes it, in Chinese characters for instance. */
  nativeName: oneLine(TRAVELLER_LIMITS.nativeName).optional(),
  gender: string().oneOf(GENDERS, 'invalid').optional(),
  birthday: dateSchema.optional(),
  nationality: nationality.optional(),
  phone: phoneField,
  email: emailField,
  documents: array(documentInput.required('required'))
    .max(TRAVELLER_LIMITS.documents, TOO_MANY)
    .required('required')
    .test('distinct', (list, context) => {
      const twin = list.findIndex(
        ({ type, number }, i) =>
          number && list.slice(0, i).some((other) => other.type === type && other.number === number),
      );
      return twin === -1 || context.createError({ path: `documents[${twin}].number`, message: 'duplicateDocument' });
    }),
};

/** POST /base/v2/often-used-passengers. `merge`: what is given goes into the traveller that is already there. */
export const newTravellerInput = object({
  ...travellerFields,
  /** The member card that was typed with the traveller. */
  card: frequentFlyerSchema.optional().default(undefined),
  merge: boolean().optional(),
}).noUnknown();
export type NewTravellerInput = InferType<typeof newTravellerInput>;

/** PUT /base/v2/often-used-passengers/{id}: the whole record, with the version it was read in. */
export const travellerInput = object({
  id,
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  ...travellerFields,
}).noUnknown();
export type TravellerInput = InferType<typeof travellerInput>;

/**
 * DELETE /base/v2/often-used-passengers/{id} and /base/v2/member-cards/{id}. With the version it was read in, a record that somebody
 * has changed since stays; without one it goes whatever was changed.
 */
export const deletionInput = object({
  id,
  version: number().integer('invalid').min(1, 'invalid').optional(),
}).noUnknown();
export type DeletionInput = InferType<typeof deletionInput>;

/** Documents that end within this many months are to be renewed before most borders let them pass. */
export const EXPIRES_SOON_MONTHS = 6;
export const DOCUMENT_VALIDITIES = ['valid', 'soon', 'expired'] as const;
export type DocumentValidity = (typeof DOCUMENT_VALIDITIES)[number];
/** Whether a document can still be travelled on. `today` is yyyy-MM-dd. */
export function documentValidity(expiry: string | null, today: string): DocumentValidity {
  if (expiry === null) return 'valid';
  if (expiry < today) return 'expired';
  return expiry < addMonths(today, EXPIRES_SOON_MONTHS) ? 'soon' : 'valid';
}
export const ALLIANCES = ['star', 'oneworld', 'skyteam'] as const;

/** GET /base/v2/often-used-passengers: the user's frequent travellers first, then by name. */
export const travellersQuery = object({
  /** Words of the names, their pinyin or its initials, or a whole document number. */
  q: searchField.optional(),
  /** Only this one, for an address that names it. */
  id: string().max(64, TOO_LONG).optional(),
  /** Only those with a document that has expired or will soon. */
  expiring: boolean().optional(),
  ...pagingFields,
}).noUnknown();
export type TravellersQuery = InferType<typeof travellersQuery>;

export const travellerSchema = object({
  id: string().required(),
  version: number().integer().required(),
  surname: string().required(),
  givenName: string().required(),
  nativeName: string().nullable().defined(),
  gender: string().oneOf(GENDERS).nullable().defined(),
  birthday: dateSchema.nullable().defined(),
  nationality: string().nullable().defined(),
  phone: string().nullable().defined(),
  email: string().nullable().defined(),
  documents: array(
    object({
      id: string().required(),
      type: string().oneOf(DOCUMENT_TYPES).required(),
      /** Masked (`E123•••78`) unless the traveller was opened. */
      number: string().required(),
      expiry: dateSchema.nullable().defined(),
      issuingPlace: string().nullable().defined(),
      validity: string().oneOf(DOCUMENT_VALIDITIES).required(),
    }).required(),
  ).required(),
  cards: array(
    object({
      id: string().required(),
      airline: string().required(),
      alliance: string().oneOf(ALLIANCES).nullable().defined(),
      /** Masked unless the traveller was opened. */
      number: string().required(),
    }).required(),
  ).required(),
  /** Whether numbers are in the clear; each opening is in the user log. */
  opened: boolean().required(),
  /** One of the caller's own frequent travellers. */
  frequent: boolean().required(),
  updatedAt: instantSchema.required(),
});
export type Traveller = InferType<typeof travellerSchema>;
export const travellerPage = pageOf(travellerSchema);

export const memberCardsQuery = object({
  /** Words of the holder's names, or an airline's code. */
  q: searchField.optional(),
  /** Only this one, for an address that names it. */
  id: string().max(64, TOO_LONG).optional(),
  travellerId: string().max(64, TOO_LONG).optional(),
  ...pagingFields,
}).noUnknown();
export type MemberCardsQuery = InferType<typeof memberCardsQuery>;

export const newMemberCardInput = object({
  travellerId: id,
  airline: cardAirline,
  number: cardNumberField.required('required'),
}).noUnknown();
export type NewMemberCardInput = InferType<typeof newMemberCardInput>;

/** PUT /base/v2/member-cards/{id}: without a number the card keeps its own. */
export const memberCardInput = object({
  id,
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  airline: cardAirline,
  number: cardNumberField.optional(),
}).noUnknown();
export type MemberCardInput = InferType<typeof memberCardInput>;

export const memberCardSchema = object({
  id: string().required(),
  version: number().integer().required(),
  airline: string().required(),
  alliance: string().oneOf(ALLIANCES).nullable().defined(),
  /** Masked; it is in the clear in the opened traveller. */
  number: string().required(),
  traveller: object({
    id: string().required(),
    surname: string().required(),
    givenName: string().required(),
    nativeName: string().nullable().defined(),
  }).required(),
  updatedAt: instantSchema.required(),
});
export type MemberCard = InferType<typeof memberCardSchema>;
export const memberCardPage = pageOf(memberCardSchema);

/** POST /base/v2/often-used-passengers/import: the xlsx file itself as the body. */
export const travellerImportInput = object({
  image: fileBody,
  /** check: only says what an import would do. */
  step: string()
    .oneOf(['check', 'take'] as const, 'invalid')
    .required('required'),
}).noUnknown();
export type TravellerImportInput = InferType<typeof travellerImportInput> & { image: Uint8Array<ArrayBuffer> };

/** created: new. merged: went into a traveller who was there. refused: nothing of the row was taken. */
export const IMPORT_OUTCOMES = ['created', 'merged', 'refused'] as const;
export const travellerImportAnswer = object({
  checked: boolean().required(),
  created: number().integer().required(),
  merged: number().integer().required(),
  refused: number().integer().required(),
  rows: array(
    object({
      /** As the spreadsheet numbers it. */
      row: number().integer().required(),
      name: string().defined(),
      outcome: string().oneOf(IMPORT_OUTCOMES).required(),
      faults: array(object({ column: string().defined(), message: string().required() }).required()).required(),
    }).required(),
  ).required(),
});
export type TravellerImportAnswer = InferType<typeof travellerImportAnswer>;

export type CardFit = 'own' | 'alliance' | 'none';

/** How a member card serves on a carrier: it is the carrier's own, of a partner in its alliance, or neither. */
export function cardFit(
  card: Pick<MemberCard, 'airline' | 'alliance'>,
  carrier: { code: string; alliance: (typeof ALLIANCES)[number] | null },
): CardFit {
  if (card.airline === carrier.code) return 'own';
  return card.alliance !== null && card.alliance === carrier.alliance ? 'alliance' : 'none';
}
