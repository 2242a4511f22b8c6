import { describe, expect, it } from 'vitest';
import { contactErrors, tripErrors } from './group-errors.ts';
import {
  emptyJourney,
  emptyRequest,
  isLookedThrough,
  isSmallGroup,
  journeyOf,
  type RequestValues,
  readRequest,
  toRequest,
  withJourney,
} from './group-values.ts';

const CONTACT = { name: 'Desk', email: 'desk@example.com', areaCode: '+852', phone: '2123 4567' };
const CITIES: Readonly<Record<string, string>> = { PVG: 'SHA', SHA: 'SHA', HKG: 'HKG', SIN: 'SIN' };
const cityOf = (code: string) => CITIES[code];
const TODAY = '2026-11-24';

const journey = (changes: object = {}) => ({
  ...emptyJourney(),
  origin: 'HKG',
  destination: 'SIN',
  date: '2027-01-10',
  ...changes,
});
const request = (changes: Partial<RequestValues> = {}): RequestValues => ({
  ...emptyRequest(CONTACT),
  journeys: [journey()],
  ...changes,
});
const faultsOf = (values: RequestValues) => tripErrors(values, cityOf, TODAY, 'en');

describe('a request for a group', () => {
  it('begins with ten adults and ten children', () => {
    expect(toRequest(request()).passengers).toEqual({ adult: 10, child: 10, infant: 0 });
  });

  it('is small below ten seats, and is none before anybody is named', () => {
    const ofHeads = (adult: string, child: string) =>
      isSmallGroup(request({ passengers: { adult, child, infant: '9' } }));
    expect([ofHeads('6', '3'), ofHeads('1', ''), ofHeads('6', '4'), ofHeads('', '0'), ofHeads('10', '')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    // A hint, not an error.
    expect(faultsOf(request({ passengers: { adult: '4', child: '0', infant: '0' } }))).toEqual({});
  });

  it('sends what was said and leaves out what was not', () => {
    const values = request({ journeys: [journey({ returnDate: '2027-01-12', remark: ' Morning ' })] });
    expect(toRequest(values)).toEqual({
      journeys: [
        { origin: 'HKG', destination: 'SIN', date: '2027-01-10', returnDate: '2027-01-12', remark: 'Morning' },
      ],
      passengers: { adult: 10, child: 10, infant: 0 },
      groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
      contact: { ...CONTACT, areaCode: '852', phone: '21234567' },
    });
  });

  it('has the agency’s own number, without the blanks around it', () => {
    expect(toRequest(request())).not.toHaveProperty('referenceId');
    const values = request({ referenceId: ' Class 4b ' });
    expect(toRequest(values).referenceId).toBe('Class 4b');
    expect(contactErrors(values, 'en')).toEqual({});
    expect(contactErrors(request({ referenceId: 'x'.repeat(41) }), 'en')).toHaveProperty('referenceId');
  });

  it('goes on where its last journey ends', () => {
    expect(withJourney([journey()])[1]).toMatchObject({ origin: 'SIN', destination: '' });
  });

  it('comes back with its journeys, also from a version that knew less of them', () => {
    const older = { origin: 'HKG', destination: 'SIN', date: '2027-01-10' };
    expect(readRequest(emptyRequest(CONTACT), { journeys: [older], passengers: { adult: '12' } })).toMatchObject({
      journeys: [journey()],
      passengers: { adult: '12', child: '10' },
    });
    expect(readRequest(emptyRequest(CONTACT), { journeys: [] })).toBeNull();
  });

  it('cannot be sent before it was looked through', () => {
    expect(isLookedThrough(request())).toBe(false);
    expect(isLookedThrough(request({ currency: 'CNY' }))).toBe(true);
  });
});

describe('what is wrong with it', () => {
  it('is nothing where all is said', () => {
    expect(faultsOf(request())).toEqual({});
    expect(contactErrors(request(), 'en')).toEqual({});
  });

  it('is what is missing, at its field', () => {
    expect(faultsOf(request({ journeys: [emptyJourney()] }))).toEqual({
      journeys: [{ origin: 'Required', destination: 'Required', date: 'Required' }],
    });
  });

  it('is a journey within one city', () => {
    const faults = faultsOf(request({ journeys: [journey({ origin: 'PVG', destination: 'SHA' })] }));
    expect(faults).toMatchObject({ journeys: [{ destination: expect.stringContaining('different cities') }] });
  });

  it('is a day that is over, before the journey before it, or before the way there', () => {
    expect(faultsOf(request({ journeys: [journey({ date: '2026-11-23' })] }))).toHaveProperty('journeys[0].date');
    expect(faultsOf(request({ journeys: [journey(), journey({ date: '2027-01-09' })] }))).toHaveProperty(
      'journeys[1].date',
    );
    expect(faultsOf(request({ journeys: [journey({ returnDate: '2027-01-09' })] }))).toHaveProperty(
      'journeys[0].returnDate',
    );
  });

  it('is a group of nobody', () => {
    expect(faultsOf(request({ passengers: { adult: '0', child: '0', infant: '2' } }))).toEqual({
      passengers: { adult: 'Required' },
    });
  });

  it('is a group that one list does not hold, or with an infant on nobody’s lap', () => {
    const ofHeads = (adult: string, child: string, infant: string) =>
      faultsOf(request({ passengers: { adult, child, infant } }));
    expect(ofHeads('300', '200', '0')).toEqual({});
    expect(ofHeads('300', '201', '0')).toEqual({ passengers: { adult: 'At most 500 people in one group' } });
    expect(ofHeads('10', '0', '10')).toEqual({});
    expect(ofHeads('1', '20', '2')).toEqual({ passengers: { infant: 'Each infant needs an adult of its own' } });
  });

  it('is a day that nobody sells yet, or a journey before the way back of the one before it', () => {
    const far = 'Groups can be requested up to two years ahead';
    expect(faultsOf(request({ journeys: [journey({ date: '2028-11-23' })] }))).toEqual({});
    expect(faultsOf(request({ journeys: [journey({ date: '2028-11-24' })] }))).toEqual({ journeys: [{ date: far }] });
    const late = journey({ returnDate: '9999-12-31' });
    expect(faultsOf(request({ journeys: [late] }))).toEqual({ journeys: [{ returnDate: far }] });
    const back = journey({ returnDate: '2027-01-20' });
    expect(faultsOf(request({ journeys: [back, journey({ date: '2027-01-19' })] }))).toHaveProperty('journeys[1].date');
    expect(faultsOf(request({ journeys: [back, journey({ date: '2027-01-20' })] }))).toEqual({});
  });
});

it('a field is named with its journey where there are several', () => {
  const two = { journeys: [journey(), journey()] };
  expect(journeyOf('journeys[1].origin', two)).toBe(2);
  expect(journeyOf('passengers.adult', two)).toBeNull();
  expect(journeyOf('journeys[0].origin', request())).toBeNull();
});
