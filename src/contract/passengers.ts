import { array, type InferType, object, string, type TestContext, ValidationError } from 'yup';
import { ageOn, isIsoDate } from './dates.ts';
import { duplicateFaults } from './duplicates.ts';
import type { Restrictions } from './flight-search.ts';
import { birthdayOfIdCard, genderOfIdCard, isIdCardNumber } from './id-card.ts';
import { MAX_TRAVELLERS } from './limits.ts';
import { DOCUMENT_TYPES, GENDERS, PASSENGER_TYPES, type PassengerType } from './passenger-terms.ts';
import { dateSchema, emailAddress, oneLine, TOO_LONG, untrimmedLine } from './scalars.ts';

/** What the passenger rules need to know of the trip; passed as yup's `context`. */
export interface PassengerContext {
  /** Today where the agent is, yyyy-MM-dd. */
  today: string;
  /** Date of the first departure. */
  firstTravelDate: string;
  /** Date of the last arrival. */
  lastTravelDate: string;
  restrictions: Pick<
    Restrictions,
    'minAge' | 'maxAge' | 'documentTypes' | 'eligibleCountries' | 'ineligibleCountries'
  > | null;
  /** Completed years of a child on a train, where they are not those of an airline's. */
  childAges?: { from: number; until: number };
}

/** Airlines count children from their second birthday to their twelfth. */
const CHILD_AGES = { from: 2, until: 12 } as const;
const FLIGHT_FAULTS = { adult: 'notAdultAge', child: 'notChildAge' } as const;
const TRAIN_FAULTS = { adult: 'notTrainAdultAge', child: 'notTrainChildAge' } as const;

function tripOf(context: TestContext): PassengerContext | null {
  const value: unknown = context.options.context;
  return typeof value === 'object' && value !== null && 'lastTravelDate' in value ? (value as PassengerContext) : null; // shape set by validate's own callers
}

/** What decides as whom somebody travels. */
export type AgeContext = Pick<PassengerContext, 'firstTravelDate' | 'lastTravelDate' | 'childAges'>;

/**
 * As whom somebody travels by the age on the days of travel (IATA). Who turns two between the flights is a child from the start: an
 * infant's ticket does not cover the way back.
 */
export function typeByAge(birthday: string, trip: AgeContext): PassengerType {
  const { from, until } = trip.childAges ?? CHILD_AGES;
  if (ageOn(birthday, trip.firstTravelDate) >= until) return 'adult';
  return ageOn(birthday, trip.lastTravelDate) >= from ? 'child' : 'infant';
}

/** The message key when the age does not fit the passenger type, else null. */
function checkAge(type: PassengerType, birthday: string, trip: AgeContext) {
  if (type === typeByAge(birthday, trip)) return null;
  if (type === 'infant') return 'notInfantAge' as const;
  return (trip.childAges ? TRAIN_FAULTS : FLIGHT_FAULTS)[type];
}

/** The message key when the fare is for the younger or the older, else null. Infants travel on the fare of whoever holds them. */
export function checkFareAge(
  type: PassengerType,
  birthday: string,
  { firstTravelDate, restrictions }: Pick<PassengerContext, 'firstTravelDate' | 'restrictions'>,
) {
  if (!restrictions || type === 'infant') return null;
  const { minAge, maxAge } = restrictions;
  const age = ageOn(birthday, firstTravelDate);
  const fits = (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
  return fits ? null : ('ageNotAccepted' as const);
}

/** Completed years that nobody has outlived. */
const LIFETIME = 120;

/** The message key when nobody who is alive can be born on that day, else null. */
export function checkBirthday(birthday: string, today: string) {
  if (birthday > today) return 'birthdayFuture' as const;
  return ageOn(birthday, today) > LIFETIME ? ('birthdayTooOld' as const) : null;
}

const birthday = dateSchema.required('required').test('birthday', (value, context) => {
  const trip = tripOf(context);
  if (!trip || !value || !isIsoDate(value)) return true;
  const type: unknown = context.parent?.type;
  const known = PASSENGER_TYPES.find((t) => t === type);
  const ofType = known ? (checkAge(known, value, trip) ?? checkFareAge(known, value, trip)) : null;
  const fault = checkBirthday(value, trip.today) ?? ofType;
  return fault === null || context.createError({ message: fault });
});

const nationality = string()
  .max(2, 'nationality')
  .matches(/^[A-Z]{2}$/, 'nationality')
  .required('required')
  .test('eligible', 'nationalityNotEligible', (value, context) => {
    const rules = tripOf(context)?.restrictions;
    if (!rules || !value) return true;
    return (rules.eligibleCountries?.includes(value) ?? true) && !rules.ineligibleCountries.includes(value);
  });

/** A document's number; its form goes by the `type` beside it. */
export const documentNumberField = string()
  .max(20, TOO_LONG)
  .matches(/^[A-Z0-9]+$/, { message: 'documentNumber', excludeEmptyString: true })
  .test(
    'id-card',
    'idCardNumber',
    (value, context) => context.parent?.type !== 'idcard' || !value || isIdCardNumber(value),
  );

export const documentSchema = object({
  type: string()
    .oneOf(DOCUMENT_TYPES, 'invalid')
    .required('required')
    .test('accepted', 'documentTypeNotAccepted', (value, context) => {
      const rules = tripOf(context)?.restrictions;
      return !rules || !value || rules.documentTypes.includes(value);
    }),
  number: documentNumberField.required('required'),
  expiry: dateSchema.required('required').test('expiry', (value, context) => {
    const trip = tripOf(context);
    if (!trip || !value || !isIsoDate(value)) return true;
    if (value < trip.today) return context.createError({ message: 'expiryPassed' });
    return value >= trip.lastTravelDate || context.createError({ message: 'expiryBeforeTravel' });
  }),
  issuingPlace: string()
    .max(2, 'nationality')
    .matches(/^[A-Z]{2}$/, { message: 'nationality', excludeEmptyString: true })
    .optional(),
}).noUnknown();

export const cardNumberField = string()
  .max(20, TOO_LONG)
  .matches(/^[A-Z0-9]+$/, 'frequentFlyer');

export const frequentFlyerSchema = object({
  airline: string()
    .max(2, 'frequentFlyerAirline')
    .matches(/^[A-Z0-9]{2}$/, 'frequentFlyerAirline')
    .required('frequentFlyerAirline'),
  number: cardNumberField.required('required'),
}).noUnknown();

/** As the document's machine-readable line has it: A–Z. */
export const surnameField = string()
  .max(40, TOO_LONG)
  .matches(/^[A-Z]+$/, { message: 'surnameLetters', excludeEmptyString: true })
  .meta({ isSurname: true })
  .required('required');
export const givenNameField = string()
  .max(40, TOO_LONG)
  .matches(/^[A-Z]+( [A-Z]+)*$/, { message: 'givenNameLetters', excludeEmptyString: true })
  .required('required');
export const phoneField = string()
  .max(16, 'invalidPhone')
  .matches(/^\+?\d{5,15}$/, { message: 'invalidPhone', excludeEmptyString: true })
  .optional();
export const emailField = emailAddress.optional();

/** One passenger of an order (spec §3, §5). Names as in the document's machine-readable line. */
export const passengerSchema = object({
  type: string().oneOf(PASSENGER_TYPES, 'invalid').required('required'),
  surname: surnameField,
  givenName: givenNameField,
  gender: string().oneOf(GENDERS, 'required').required('required'),
  birthday,
  nationality,
  phone: phoneField,
  email: emailField,
  /** Whom the phone and the address reach, where that is somebody else. */
  contactName: oneLine(80).optional(),
  frequentFlyer: frequentFlyerSchema.optional().default(undefined),
  document: documentSchema.required('required'),
})
  .noUnknown()
  .test('id-card-person', ({ document, nationality: of, birthday: born, gender }, context) => {
    if (document?.type !== 'idcard' || !isIdCardNumber(document.number)) return true;
    const fault = (field: string, message: string) =>
      context.createError({ path: `${context.path}.${field}`, message });
    if (of && of !== 'CN') return fault('document.type', 'idCardNumberExpected');
    if (born && born !== birthdayOfIdCard(document.number)) return fault('birthday', 'idCardBirthday');
    return !gender || gender === genderOfIdCard(document.number) || fault('gender', 'idCardGender');
  });
export type Passenger = InferType<typeof passengerSchema>;

/** Whether nobody stands in a list twice, as a test of yup answers it: with a fault at everybody who does. */
export function checkDuplicates(
  list: Parameters<typeof duplicateFaults>[0],
  context: Pick<TestContext, 'path' | 'createError'>,
): true | ValidationError {
  const faults = duplicateFaults(list).map(({ index, field, message }) =>
    context.createError({ path: `${context.path}[${index}].${field}`, message }),
  );
  return faults.length === 0 || new ValidationError(faults);
}

export const passengersSchema = array(passengerSchema)
  .min(1, 'required')
  .max(MAX_TRAVELLERS, 'tooManyTravellers')
  .required('required')
  // Runs before the passengers themselves are checked, so an entry may be null here, or without a document.
  .test('distinct', (given, context) => checkDuplicates(given, context));

export const contactSchema = object({
  name: untrimmedLine(80).matches(/\S/, 'required').required('required'),
  email: emailAddress.required('required'),
  areaCode: string()
    .max(4, 'invalidAreaCode')
    .matches(/^[1-9]\d{0,3}$/, { message: 'invalidAreaCode', excludeEmptyString: true })
    .required('required'),
  phone: string()
    .max(15, 'invalidPhone')
    .matches(/^\d{5,15}$/, { message: 'invalidPhone', excludeEmptyString: true })
    .required('required'),
}).noUnknown();
export type Contact = InferType<typeof contactSchema>;
