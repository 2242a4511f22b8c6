import { describe, expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import {
  draftOf,
  newDraft,
  type SearchDraft,
  searchOfDraft,
  withDate,
  withEndsSwapped,
  withLeg,
  withLegAdded,
  withPlace,
  withType,
} from './draft.ts';

const TODAY = '2026-11-20';
const cities: Record<string, string> = { SHA: 'SHA', PVG: 'SHA', SIN: 'SIN', SYD: 'SYD', BKK: 'BKK', DMK: 'BKK' };
const cityOf = (code: string) => cities[code];
const errorsOf = (draft: SearchDraft) => Object.fromEntries(checkDraft(draft, cityOf, TODAY).fields);
const trip = (change: Partial<SearchDraft> = {}): SearchDraft => ({
  ...withLeg(newDraft(TODAY), 0, { origin: 'SHA', destination: 'SIN' }),
  ...change,
});

describe('a new search', () => {
  it('is for one adult, one way, economy, tomorrow', () => {
    expect(newDraft(TODAY)).toMatchObject({
      bookingType: 'oneway',
      cabin: 'economy',
      passengers: { adult: 1, child: 0, infant: 0 },
      legs: [{ date: '2026-11-21' }],
    });
  });

  it('says that there is nothing to search yet', () => {
    expect(checkDraft(newDraft(TODAY), cityOf, TODAY).form).toEqual({ key: 'flight.booking.journeyError.empty' });
    expect(errorsOf(newDraft(TODAY))).toEqual({ 'legs[0].origin': 'required', 'legs[0].destination': 'required' });
  });
});

describe('a search draft', () => {
  it('refuses two airports of one city at the leg it happens', () => {
    const draft = withType(trip(), 'multicity');
    const second = withLeg(draft, 1, { origin: 'PVG', destination: 'SHA' });
    expect(errorsOf(second)).toEqual({ 'legs[1].destination': 'sameCity' });
  });

  it('asks for what is missing and what is not an airport', () => {
    expect(errorsOf(withLeg(trip(), 0, { destination: '' }))).toEqual({ 'legs[0].destination': 'required' });
    expect(errorsOf(withLeg(trip(), 0, { destination: 'QQQ' }))).toEqual({ 'legs[0].destination': 'airport' });
  });

  it('refuses past days, days too far ahead and days out of order', () => {
    expect(errorsOf(withDate(trip(), 0, '2026-11-19'))).toEqual({ 'legs[0].date': 'pastDate' });
    expect(errorsOf(withDate(trip(), 0, '2028-01-01'))).toEqual({ 'legs[0].date': 'dateTooFar' });
    const draft = withLeg(withType(trip(), 'multicity'), 1, { destination: 'SYD', date: '2026-11-20' });
    expect(errorsOf(draft)).toEqual({ 'legs[1].date': 'dateOrder' });
  });

  it('wants a return date only for a return, and proposes one', () => {
    expect(errorsOf(trip({ bookingType: 'return' }))).toEqual({ returnDate: 'returnRequired' });
    expect(withType(trip(), 'return').returnDate).toBe('2026-11-28');
    expect(searchOfDraft(withType(withType(trip(), 'return'), 'oneway')).journeys[0]).not.toHaveProperty('returnDate');
  });

  it('moves the return along with a later departure', () => {
    const draft = withDate(withType(trip(), 'return'), 0, '2026-12-20');
    expect(draft.returnDate).toBe('2026-12-20');
  });

  it('refuses more infants than adults', () => {
    expect(errorsOf(trip({ passengers: { adult: 1, child: 0, infant: 2 } }))).toEqual({
      passengers: 'infantsExceedAdults',
    });
  });

  it('goes on from the last leg and stops at five', () => {
    let draft = withType(trip(), 'multicity');
    expect(draft.legs[1]).toEqual({ origin: 'SIN', destination: '', date: '2026-11-24' });
    for (let i = 0; i < 9; i += 1) draft = withLegAdded(draft);
    expect(draft.legs).toHaveLength(5);
  });

  it('swaps both ends', () => {
    expect(withEndsSwapped(trip(), 0).legs[0]).toMatchObject({ origin: 'SIN', destination: 'SHA' });
  });

  it('remembers an airport meant alone where its code names the city too', () => {
    const draft = withPlace(trip(), 0, 'destination', { code: 'BKK', alone: true });
    expect(draft.airportOnly).toEqual(['BKK']);
    expect(withPlace(draft, 0, 'destination', { code: 'BKK', alone: false }).airportOnly).toEqual([]);
    expect(draftOf(searchOfDraft(draft), ['BKK', 'PVG']).airportOnly).toEqual(['BKK']);
  });
});
