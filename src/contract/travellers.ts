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

/** A document in an input: a new one has a number; one identified by its id keeps its own when none is given. */
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
  /** The name in the traveller's own script, for instance Chinese characters. */
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

/** POST /base/v2/often-used-passengers. `merge`: merges the input into the existing traveller. */
export const newTravellerInput = object({
  ...travellerFields,
  /** The member card entered with the traveller. */
  card: frequentFlyerSchema.optional().default(undefined),
  merge: boolean().optional(),
}).noUnknown();
export type NewTravellerInput = InferType<typeof newTravellerInput>;

/** PUT /base/v2/often-used-passengers/{id}: the whole record, with the version that was read. */
export const travellerInput = object({
  id,
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  ...travellerFields,
}).noUnknown();
export type TravellerInput = InferType<typeof travellerInput>;

/**
 * DELETE /base/v2/often-used-passengers/{id} and /base/v2/member-cards/{id}. With the version that was read, a record changed since is not
 * deleted; without one it is deleted unconditionally.
 */
export const deletionInput = object({
  id,
  version: number().integer('invalid').min(1, 'invalid').optional(),
}).noUnknown();
export type DeletionInput = InferType<typeof deletionInput>;

/** Documents that expire within this many months need renewal before most borders accept them. */
export const EXPIRES_SOON_MONTHS = 6;
export const DOCUMENT_VALIDITIES = ['valid', 'soon', 'expired'] as const;
export type DocumentValidity = (typeof DOCUMENT_VALIDITIES)[number];
/** Whether a document is still valid for travel. `today` is yyyy-MM-dd. */
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
  /** Only this one, for a URL that names it. */
  id: string().max(64, TOO_LONG).optional(),
  /** Only those with an expired or soon expiring document. */
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
  /** Whether numbers are unmasked; each opening is in the user log. */
  opened: boolean().required(),
  /** A frequent traveller of the caller. */
  frequent: boolean().required(),
  updatedAt: instantSchema.required(),
});
export type Traveller = InferType<typeof travellerSchema>;
export const travellerPage = pageOf(travellerSchema);

export const memberCardsQuery = object({
  /** Words of the holder's names, or an airline code. */
  q: searchField.optional(),
  /** Only this one, for a URL that names it. */
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
  /** Masked; unmasked in the opened traveller. */
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
  /** check: only previews an import. */
  step: string()
    .oneOf(['check', 'take'] as const, 'invalid')
    .required('required'),
}).noUnknown();
export type TravellerImportInput = InferType<typeof travellerImportInput> & { image: Uint8Array<ArrayBuffer> };

/** created: new. merged: merged into an existing traveller. refused: nothing of the row was imported. */
export const IMPORT_OUTCOMES = ['created', 'merged', 'refused'] as const;
export const travellerImportAnswer = object({
  checked: boolean().required(),
  created: number().integer().required(),
  merged: number().integer().required(),
  refused: number().integer().required(),
  rows: array(
    object({
      /** The spreadsheet's row number. */
      row: number().integer().required(),
      name: string().defined(),
      outcome: string().oneOf(IMPORT_OUTCOMES).required(),
      faults: array(object({ column: string().defined(), message: string().required() }).required()).required(),
    }).required(),
  ).required(),
});
export type TravellerImportAnswer = InferType<typeof travellerImportAnswer>;

export type CardFit = 'own' | 'alliance' | 'none';

/** How a member card applies to a carrier: the carrier's own, a partner's in its alliance, or neither. */
export function cardFit(
  card: Pick<MemberCard, 'airline' | 'alliance'>,
  carrier: { code: string; alliance: (typeof ALLIANCES)[number] | null },
): CardFit {
  if (card.airline === carrier.code) return 'own';
  return card.alliance !== null && card.alliance === carrier.alliance ? 'alliance' : 'none';
}
