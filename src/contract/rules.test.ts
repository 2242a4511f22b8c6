import { describe, expect, it } from 'vitest';
import { array, type Schema, ValidationError } from 'yup';
import { addDays, ageOn, fullYear, isEmptyish, isIsoDate, isNoSurname, parseAirlineDate } from './dates.ts';
import { checkPassengerCounts, checkSearchDates } from './flight-terms.ts';
import { checkJourneys } from './journey-rules.ts';
import { toMachineReadable } from './latin-names.ts';
import { negotiateLocale } from './locale.ts';
import { FIELD_MESSAGES, fieldMessage, JOURNEY_WORDS, REFUSAL_MESSAGES, refusalMessage } from './messages.ts';
import { documentNumberField } from './passengers.ts';
import {
  canBook,
  canManageAgencies,
  canReadNotices,
  canUseFinance,
  canUseFlights,
  deskProducts,
  type Grants,
  isAllowed,
  landingPath,
  seesOwnOrdersOnly,
} from './permissions.ts';
import { emailAddress, TOO_MANY } from './scalars.ts';

const CITIES: Record<string, string> = { PVG: 'SHA', SHA: 'SHA', SIN: 'SIN', NRT: 'TYO', HND: 'TYO', TYO: 'TYO' };
const cityOf = (code: string) => CITIES[code];

describe('journeys', () => {
  it('need at least one', () => {
    expect(checkJourneys([], cityOf)).toEqual({ key: 'flight.booking.journeyError.empty' });
  });
  it.each([
    ['PVG', 'SHA'],
    ['NRT', 'TYO'],
    ['SIN', 'SIN'],
    ['SIN', 'ZZZ'],
  ])('%s–%s names the journey that is wrong', (origin, destination) => {
    const good = { origin: 'SHA', destination: 'SIN' };
    expect(checkJourneys([good, { origin, destination }], cityOf)).toEqual({
      key: 'order.flight.booking.journeyError.rules',
      index: 1,
    });
  });
  it('are five at most', () => {
    const leg = { origin: 'SHA', destination: 'SIN' };
    expect(checkJourneys(Array(5).fill(leg), cityOf)).toBeNull();
    expect(checkJourneys(Array(6).fill(leg), cityOf)).toEqual({ key: 'order.flight.booking.journeyError.rules' });
  });
});

describe('search dates', () => {
  const leg = (date: string, returnDate?: string) => ({ origin: 'SHA', destination: 'SIN', date, returnDate });
  const check = (bookingType: 'oneway' | 'return' | 'multicity', ...journeys: ReturnType<typeof leg>[]) =>
    checkSearchDates({ bookingType, journeys }, '2026-11-20');
  it('may be today, not yesterday, and not a year ahead', () => {
    expect(check('oneway', leg('2026-11-20'))).toEqual({});
    expect(check('oneway', leg('2026-11-19'))).toEqual({ 'journeys[0].date': 'pastDate' });
    expect(check('oneway', leg('2027-11-20'))).toEqual({ 'journeys[0].date': 'dateTooFar' });
    expect(check('return', leg('2027-11-01', '2027-11-15'))).toEqual({});
    expect(check('return', leg('2027-11-01', '2027-11-16'))).toEqual({ 'journeys[0].returnDate': 'dateTooFar' });
  });
  it('follow each other', () => {
    expect(check('multicity', leg('2026-12-12'), leg('2026-12-11'))).toEqual({ 'journeys[1].date': 'dateOrder' });
    expect(check('return', leg('2026-12-12', '2026-12-11'))).toEqual({
      'journeys[0].returnDate': 'returnBeforeDeparture',
    });
    expect(check('return', leg('2026-12-12'))).toEqual({ 'journeys[0].returnDate': 'returnRequired' });
  });
});

describe('a party', () => {
  it.each([
    [{ adult: 0, child: 1, infant: 0 }, 'adultRequired'],
    [{ adult: 1, child: 0, infant: 2 }, 'infantsExceedAdults'],
    [{ adult: 9, child: 1, infant: 0 }, 'tooManyTravellers'],
  ])('%j is refused as %s', (counts, message) => {
    expect(checkPassengerCounts(counts)?.message).toBe(message);
  });
  it('of nine may travel', () => {
    expect(checkPassengerCounts({ adult: 6, child: 2, infant: 1 })).toBeNull();
  });
});

describe('dates', () => {
  it('reads airline dates by the century rule', () => {
    expect(parseAirlineDate('14MAR85', 2026)).toBe('1985-03-14');
    expect(parseAirlineDate('1jan26', 2026)).toBe('2026-01-01');
    expect(parseAirlineDate('01JAN27', 2026)).toBe('1927-01-01');
    expect(parseAirlineDate('31DEC26', 2026)).toBe('2026-12-31');
    expect(parseAirlineDate('01JAN2031', 2026)).toBe('2031-01-01');
    expect(parseAirlineDate('30FEB85', 2026)).toBeNull();
    expect(parseAirlineDate('14XXX85', 2026)).toBeNull();
  });
  it.each([
    [0, 2026, 2000],
    [26, 2026, 2026],
    [27, 2026, 1927],
    [99, 2026, 1999],
    [27, 2027, 2027],
    [99, 2099, 2099],
  ])('reads the year %i as none after %i: %i', (short, latest, year) => {
    expect(fullYear(short, latest)).toBe(year);
  });
  it('knows real days and ages', () => {
    expect(isIsoDate('2027-02-29')).toBe(false);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
  const nothing = [null, undefined, '', ' ', 'null', 'undefined', 'Unknown', 'N/A', 'ｎｕｌｌ'];
  it.each(nothing)('%s counts as nothing', (value) => {
    expect(isEmptyish(value)).toBe(true);
  });
  it.each([
    ['UNKNOWN', true],
    [' undefined ', true],
    ['', true],
    ['NULL', false],
    ['UNKNOWNA', false],
  ])('whoever is called %j has no surname: %s', (name, isNone) => {
    expect(isNoSurname(name)).toBe(isNone);
  });
});

describe('names', () => {
  it.each([
    ['Xiǎo Yàn', ' ', 'XIAO YAN'],
    ['Lǚ', '', 'LYU'],
    ['Müller-Lüdenscheidt', '', 'MUELLERLUEDENSCHEIDT'],
    ["O'Brien", '', 'OBRIEN'],
    ['Łukasz Åke', ' ', 'LUKASZ AAKE'],
  ] as const)('%s is written %j as %s', (name, separator, expected) => {
    expect(toMachineReadable(name, separator)).toBe(expected);
  });
  it('cannot be guessed from another script', () => {
    expect(toMachineReadable('王小燕', '')).toBeNull();
    expect(toMachineReadable('', '')).toBeNull();
  });
});

describe('language', () => {
  it.each([
    ['zh-TW,zh;q=0.9', 'zh-tw'],
    ['zh-Hant-HK', 'zh-tw'],
    ['fr;q=0.9, zh;q=0.5, en;q=0.4', 'zh-cn'],
    ['en-GB', 'en'],
    ['fr', 'zh-cn'],
    ['zh;q=0, en;q=0.1', 'en'],
  ] as const)('%s asks for %s', (header, expected) => {
    expect(negotiateLocale(header, 'zh-cn')).toBe(expected);
  });
  it('has the same placeholders in every translation', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const texts of [...Object.values(REFUSAL_MESSAGES), ...Object.values(FIELD_MESSAGES)]) {
      expect(holes(texts['zh-cn'])).toEqual(holes(texts.en));
      expect(holes(texts['zh-tw'])).toEqual(holes(texts.en));
    }
  });
  it('fills placeholders and survives unknown keys', () => {
    const { flight } = JOURNEY_WORDS;
    expect(refusalMessage('journeyRules', 'en', { journey: flight, index: 2 })).toContain('Flight 2: ');
    expect(refusalMessage('journeyRules', 'zh-cn', { journey: flight, index: 2 })).toContain('第 2 段航程：');
    expect(fieldMessage('from-a-newer-server', 'en')).toBe('Not a valid value');
  });
  it('name the limit that was passed', () => {
    const key = (schema: Schema, value: unknown) => {
      try {
        return String(schema.validateSync(value));
      } catch (error) {
        return error instanceof ValidationError ? error.message : '';
      }
    };
    expect(fieldMessage(key(documentNumberField, 'A'.repeat(21)), 'en')).toBe('Too long: 20 characters at most');
    expect(fieldMessage(key(documentNumberField, 'A'.repeat(21)), 'zh-tw')).toBe('內容過長，最多 20 個字元');
    expect(fieldMessage(key(array().max(3, TOO_MANY), [1, 2, 3, 4]), 'en')).toBe('Too many entries: 3 at most');
  });
});

describe('addresses of mail', () => {
  it.each(['ann@pier.example', 'ann.lee+desk@mail.pier.com.hk', ''])('take %j', (address) => {
    expect(emailAddress.isValidSync(address)).toBe(true);
  });
  it.each(['ann', 'ann@', 'ann@pier', 'ann@pier.', 'ann.lee@pier', 'ann@pier.c', 'ann@one.example, bo@one.example'])(
    'do not take %j',
    (address) => {
      expect(emailAddress.isValidSync(address)).toBe(false);
    },
  );
});

describe('permissions', () => {
  const grants = (roles: string[], company: Partial<Grants['company']> = {}): Grants => ({
    roles,
    permissions: [],
    company: {
      proxyLevel: 0,
      enableFlightService: true,
      enableTrainService: true,
      isShowBill: false,
      canCreateSubAgency: true,
      hidePnrBooking: false,
      ...company,
    },
  });
  it('let SuperUser pass every role check, but not a disabled service', () => {
    expect(canUseFlights(grants(['SuperUser']))).toBe(true);
    expect(canUseFlights(grants(['SuperUser'], { enableFlightService: false }))).toBe(false);
    expect(canUseFlights(grants(['finance']))).toBe(false);
  });
  it('show finance to direct companies, to others only with their bills', () => {
    expect(canUseFinance(grants(['finance']))).toBe(true);
    expect(canUseFinance(grants(['finance'], { proxyLevel: 1 }))).toBe(false);
    expect(canUseFinance(grants(['finance'], { proxyLevel: 1, isShowBill: true }))).toBe(true);
  });
  it('let a direct company that may open sub-agencies manage them, and a sub-agency none of its own', () => {
    expect(canManageAgencies(grants(['finance']))).toBe(true);
    expect(canManageAgencies(grants(['operator']))).toBe(false);
    expect(canManageAgencies(grants(['finance'], { canCreateSubAgency: false }))).toBe(false);
    expect(canManageAgencies(grants(['SuperUser'], { proxyLevel: 1, isShowBill: true }))).toBe(false);
  });
  it('leave a company the agencies it has when it may open no more', () => {
    const kept = grants(['SuperUser'], { canCreateSubAgency: false, hasAgencies: true });
    expect([isAllowed(kept, { agencies: 'read' }), isAllowed(kept, { agencies: 'write' })]).toEqual([true, true]);
    expect(isAllowed(kept, { agencies: 'open' })).toBe(false);
    expect(isAllowed(grants(['SuperUser']), { agencies: 'open' })).toBe(true);
    // Not every role may manage them.
    const finance = { ...kept, roles: ['finance'] };
    expect([isAllowed(finance, { agencies: 'read' }), isAllowed(finance, { agencies: 'write' })]).toEqual([
      true,
      false,
    ]);
    expect(isAllowed(grants(['finance']), { agencies: 'open' })).toBe(false);
  });
  it('let a SuperUser see everybody’s orders where the company shows its people their own alone', () => {
    const own = { onlyShowOwnOrders: true };
    expect([grants(['operator']), grants(['operator', 'finance'], own)].map(seesOwnOrdersOnly)).toEqual([false, true]);
    expect(seesOwnOrdersOnly(grants(['SuperUser'], own))).toBe(false);
  });
  it('read an empty list or all as everybody', () => {
    expect(isAllowed(grants([]), {})).toBe(true);
    expect(isAllowed(grants([]), { permission: 'agencybills:read' })).toBe(false);
  });
  it('open the desk to those who work on any product there', () => {
    const staff = (...permissions: string[]) => ({ ...grants(['operator']), permissions });
    expect(deskProducts(staff('desk:train', 'agencies:write', 'desk:flight'))).toEqual(['flight', 'train']);
    expect(isAllowed(staff('desk:group'), { desk: true })).toBe(true);
    expect(isAllowed(staff('desk:group'), { permission: 'desk:flight' })).toBe(false);
    expect(isAllowed(staff('rates:write'), { desk: true })).toBe(false);
  });
  it('tell those who book flights or trains, and those who see the money', () => {
    const trains = { enableFlightService: false };
    expect(canReadNotices(grants(['operator'], trains))).toBe(true);
    expect(canReadNotices(grants(['operator'], { enableTrainService: false }))).toBe(true);
    expect(canReadNotices(grants(['operator'], { ...trains, enableTrainService: false }))).toBe(false);
    expect(canReadNotices(grants(['finance'], trains))).toBe(true);
    expect(canReadNotices(grants(['finance'], { proxyLevel: 1 }))).toBe(false);
    expect(canBook(grants(['operator'], trains))).toBe(true);
    expect(canBook(grants(['finance']))).toBe(false);
  });
  it('land where the user can work', () => {
    expect(landingPath(grants(['operator']))).toBe('/flight/booking');
    expect(landingPath(grants(['finance']))).toBe('/bills/statements');
    expect(landingPath(grants(['operator'], { enableFlightService: false }))).toBe('/train/booking');
    expect(landingPath(grants([], { enableTrainService: false }))).toBe('/profile');
    // The company's train service does not help a user who may not book trains.
    expect(landingPath(grants(['finance'], { proxyLevel: 1, isShowBill: false }))).toBe('/profile');
    expect(landingPath(grants([]))).toBe('/profile');
  });
});
