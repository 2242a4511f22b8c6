import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { fieldMessage } from './messages.ts';
import { type PassengerContext, passengersSchema, typeByAge } from './passengers.ts';
import { CHILD_AGES } from './train-terms.ts';

const trip: PassengerContext = {
  today: '2026-11-20',
  firstTravelDate: '2026-12-12',
  lastTravelDate: '2027-01-02',
  restrictions: null,
};
const OPEN_TO_ALL = {
  minAge: null,
  maxAge: null,
  documentTypes: ['passport' as const],
  eligibleCountries: null,
  ineligibleCountries: [],
};
const adult = {
  type: 'adult',
  surname: 'WANG',
  givenName: 'XIAO YAN',
  gender: 'female',
  birthday: '1985-03-14',
  nationality: 'CN',
  document: { type: 'passport', number: 'E87654321', expiry: '2031-01-30' },
};

function faults(passengers: readonly unknown[], context: PassengerContext = trip): Record<string, string> {
  try {
    passengersSchema.validateSync(passengers, { strict: true, abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((e) => [e.path ?? '', e.errors[0] ?? '']));
  }
}
const faultsOf = (change: object, context?: PassengerContext) => faults([{ ...adult, ...change }], context);

describe('a passenger', () => {
  it('is accepted as printed in the machine-readable line', () => {
    expect(faults([adult])).toEqual({});
  });

  it.each([
    [{ surname: 'XIǍO' }, { '[0].surname': 'surnameLetters' }],
    [{ surname: '王' }, { '[0].surname': 'surnameLetters' }],
    [{ surname: 'VAN DYK' }, { '[0].surname': 'surnameLetters' }],
    [{ surname: '' }, { '[0].surname': 'required' }],
    [{ givenName: 'xiao' }, { '[0].givenName': 'givenNameLetters' }],
    [{ gender: '' }, { '[0].gender': 'required' }],
    [{ birthday: '2026-11-21' }, { '[0].birthday': 'birthdayFuture' }],
    [{ birthday: '1985-02-30' }, { '[0].birthday': 'invalidDate' }],
    [{ birthday: '14/03/1985' }, { '[0].birthday': 'invalidDate' }],
    [{ birthday: '1880-01-01' }, { '[0].birthday': 'birthdayTooOld' }],
    [{ nationality: '' }, { '[0].nationality': 'required' }],
    [{ email: 'not an address' }, { '[0].email': 'invalidEmail' }],
    [{ phone: 'abc' }, { '[0].phone': 'invalidPhone' }],
    [{ frequentFlyer: { airline: '', number: 'A1' } }, { '[0].frequentFlyer.airline': 'frequentFlyerAirline' }],
  ])('%j is refused at its field', (change, expected) => {
    expect(faultsOf(change)).toEqual(expected);
  });

  it('needs a document that outlives the trip', () => {
    const expiring = (expiry: string) => faultsOf({ document: { ...adult.document, expiry } });
    expect(expiring('2026-11-19')).toEqual({ '[0].document.expiry': 'expiryPassed' });
    expect(expiring('2027-01-01')).toEqual({ '[0].document.expiry': 'expiryBeforeTravel' });
    expect(expiring('2027-01-02')).toEqual({});
    expect(expiring('')).toEqual({ '[0].document.expiry': 'required' });
  });

  it('fits the age of its type on the days of travel', () => {
    expect(faultsOf({ birthday: '2014-12-13' })).toEqual({ '[0].birthday': 'notAdultAge' });
    expect(faultsOf({ birthday: '2014-12-12' })).toEqual({});
    expect(faultsOf({ type: 'child', birthday: '2025-01-03' })).toEqual({ '[0].birthday': 'notChildAge' });
    expect(faultsOf({ type: 'infant', birthday: '2025-01-02' })).toEqual({ '[0].birthday': 'notInfantAge' });
    expect(faultsOf({ type: 'infant', birthday: '2025-01-03' })).toEqual({});
  });

  it.each(['2024-12-12', '2024-12-13', '2024-12-20', '2025-01-02'])(
    'who is born on %s has turned two by the last flight, and travels as a child from the start',
    (birthday) => {
      expect(faultsOf({ type: 'child', birthday })).toEqual({});
      expect(faultsOf({ type: 'infant', birthday })).toEqual({ '[0].birthday': 'notInfantAge' });
      expect(faultsOf({ birthday })).toEqual({ '[0].birthday': 'notAdultAge' });
    },
  );

  it.each([
    ['1985-03-14', 'adult', 'adult'],
    ['2014-12-12', 'adult', 'child'],
    ['2014-12-13', 'child', 'child'],
    ['2012-12-12', 'adult', 'adult'],
    ['2012-12-13', 'adult', 'child'],
    ['2024-12-20', 'child', 'child'],
    ['2025-06-01', 'infant', 'child'],
  ])('born on %s flies as %s and goes by train as %s', (birthday, byAir, byRail) => {
    expect(typeByAge(birthday, trip)).toBe(byAir);
    expect(typeByAge(birthday, { ...trip, childAges: CHILD_AGES })).toBe(byRail);
  });

  it('fits the ages of the railway on a train, and is told them', () => {
    const train = { ...trip, childAges: CHILD_AGES };
    // Fourteen on the day of departure, and a day short of it.
    expect(faultsOf({ birthday: '2012-12-12' }, train)).toEqual({});
    expect(faultsOf({ birthday: '2012-12-13' }, train)).toEqual({ '[0].birthday': 'notTrainAdultAge' });
    expect(faultsOf({ type: 'child', birthday: '2012-12-13' }, train)).toEqual({});
    expect(faultsOf({ type: 'child', birthday: '2012-12-12' }, train)).toEqual({ '[0].birthday': 'notTrainChildAge' });
    const { until } = CHILD_AGES;
    for (const key of ['notTrainAdultAge', 'notTrainChildAge'] as const)
      for (const locale of ['en', 'zh-cn', 'zh-tw'] as const)
        expect(fieldMessage(key, locale)).toContain(String(until));
  });

  it('is checked against the fare’s nationalities and documents', () => {
    const restrictions = { ...OPEN_TO_ALL, eligibleCountries: ['US'] };
    expect(faultsOf({}, { ...trip, restrictions })).toEqual({ '[0].nationality': 'nationalityNotEligible' });
    expect(
      faultsOf({ nationality: 'US', document: { ...adult.document, type: 'eep' } }, { ...trip, restrictions }),
    ).toEqual({ '[0].document.type': 'documentTypeNotAccepted' });
  });

  it('is of an age that the fare is sold to, on the day of departure; infants travel on any fare', () => {
    const restrictions = { ...OPEN_TO_ALL, minAge: 12, maxAge: 30 };
    const born = (birthday: string, type = 'adult') => faultsOf({ birthday, type }, { ...trip, restrictions });
    const refused = { '[0].birthday': 'ageNotAccepted' };
    expect(born('1995-12-12')).toEqual(refused);
    expect(born('1995-12-13')).toEqual({});
    expect(born('2014-12-12')).toEqual({});
    expect(born('2014-12-13', 'child')).toEqual(refused);
    expect(born('2025-06-01', 'infant')).toEqual({});
    expect(faultsOf({}, { ...trip, restrictions: { ...OPEN_TO_ALL, minAge: 60 } })).toEqual(refused);
    expect(faultsOf({}, { ...trip, restrictions: OPEN_TO_ALL })).toEqual({});
  });

  it('has an identity number that agrees with the birth date and the gender', () => {
    const idcard = { type: 'idcard', number: '11010519491231002X', expiry: '2099-12-31' };
    expect(faultsOf({ birthday: '1949-12-31', document: idcard })).toEqual({});
    expect(faultsOf({ document: idcard })).toEqual({ '[0].birthday': 'idCardBirthday' });
    expect(faultsOf({ birthday: '1949-12-31', gender: 'male', document: idcard })).toEqual({
      '[0].gender': 'idCardGender',
    });
    expect(faultsOf({ birthday: '1949-12-31', document: { ...idcard, number: '110105194912310021' } })).toEqual({
      '[0].document.number': 'idCardNumber',
    });
    expect(faultsOf({ birthday: '1949-12-31', nationality: 'SG', document: idcard })).toEqual({
      '[0].document.type': 'idCardNumberExpected',
    });
  });

  it('is not entered twice', () => {
    expect(faults([adult, { ...adult, surname: 'LI' }])).toEqual({ '[1].document.number': 'duplicateDocument' });
    expect(faults([adult, { ...adult, document: { ...adult.document, number: 'E1' } }])).toEqual({
      '[1].surname': 'duplicateName',
    });
    const third = { ...adult, surname: 'LI', document: { ...adult.document, number: 'E1' } };
    expect(faults([adult, third, { ...third, surname: 'HO' }, adult])).toEqual({
      '[2].document.number': 'duplicateDocument',
      '[3].document.number': 'duplicateDocument',
    });
  });

  it('refuses fields it does not know', () => {
    expect(Object.keys(faultsOf({ isAdmin: true }))).toEqual(['[0]']);
  });
});
