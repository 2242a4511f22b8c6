import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { RAIL_RULES, railRulesAt, SPRING_FESTIVALS, springFestivalOn } from './rail-rules.ts';
import { changeBand, chinaInstant, type RailTicket, railFee, refundBand, refundTerms } from './train-terms.ts';

/** A change of a ticket, both in China time. */
const change = (departure: string, at: string) => ({ departure, at: chinaInstant(at).toISOString() });
const kept = (ticket: RailTicket, now: string) => refundBand(ticket, chinaInstant(now))?.percent ?? null;
const ruleOf = (ticket: RailTicket, now: string) => refundTerms(ticket, chinaInstant(now)).rule;

describe('a ticket as it was bought', () => {
  it.each([
    ['2026-11-23T10:00', 0],
    ['2026-11-23T10:01', 5],
    ['2026-11-29T10:00', 5],
    ['2026-11-29T10:01', 10],
    ['2026-11-30T10:00', 10],
    ['2026-11-30T10:01', 20],
    ['2026-12-01T09:59', 20],
    ['2026-12-01T10:00', null],
  ])('for a train of 1 December at ten, given back at %s, loses %s%%', (now, percent) => {
    expect(kept({ departure: '2026-12-01T10:00', changes: [] }, now)).toBe(percent);
  });

  it('goes by the notice in a Spring Festival period, too', () => {
    expect(kept({ departure: '2027-02-01T10:00', changes: [] }, '2027-01-20T10:00')).toBe(0);
  });
});

describe('a ticket that was changed', () => {
  const FAR = change('2027-01-20T10:00', '2027-01-10T09:00');
  it.each([
    ['the last minute before the period of 2027', '2027-01-21T23:59', 0],
    ['its first minute', '2027-01-22T00:00', 20],
    ['its last minute', '2027-03-02T23:59', 20],
    ['the minute after it', '2027-03-03T00:00', 0],
    ['the first minute of that of 2026', '2026-02-02T00:00', 20],
    ['its last minute', '2026-03-13T23:59', 20],
    ['the minute after it', '2026-03-14T00:00', 0],
  ])('to %s loses by that, however early it is given back', (_, departure, percent) => {
    const dayBefore = (date: string, days: number) => `${addDays(date.slice(0, 10), -days)}T00:00`;
    const ticket = { departure, changes: [change(dayBefore(departure, 1), dayBefore(departure, 14))] };
    expect(kept(ticket, dayBefore(departure, 10))).toBe(percent);
    expect(springFestivalOn(departure.slice(0, 10)) !== null).toBe(percent === 20);
  });

  it.each([
    ['two weeks', '2027-01-11T10:00', 20],
    ['three days', '2027-01-22T10:00', 20],
    ['an hour', '2027-01-25T09:00', 20],
    ['nothing', '2027-01-25T10:00', null],
  ])('into the period loses the same with %s of notice', (_, now, percent) => {
    expect(kept({ departure: '2027-01-25T10:00', changes: [FAR] }, now)).toBe(percent);
  });

  it('out of the period goes by the notice', () => {
    const ticket = { departure: '2027-03-05T10:00', changes: [change('2027-03-01T10:00', '2027-02-20T10:00')] };
    expect(kept(ticket, '2027-02-21T10:00')).toBe(0);
    expect(kept(ticket, '2027-03-04T10:00')).toBe(10);
  });

  it.each([
    ['eight days before the old train', '2026-11-19T10:00', '2026-11-20T10:00', 0, 'byNotice'],
    ['a minute later', '2026-11-19T10:01', '2026-11-20T10:00', 5, 'changedFromNear'],
    ['a day before it', '2026-11-26T10:00', '2026-11-27T10:00', 5, 'changedFromNear'],
    ['a day before it, given back within eight days', '2026-11-26T10:00', '2026-11-27T10:01', 5, 'byNotice'],
    ['a day before it, given back within two', '2026-11-26T10:00', '2026-12-03T10:01', 10, 'byNotice'],
    ['a day before it, given back on the last', '2026-11-26T10:00', '2026-12-04T10:01', 20, 'byNotice'],
  ])('from a train of 27 November to one of 5 December, %s', (_, at, now, percent, rule) => {
    const ticket = { departure: '2026-12-05T10:00', changes: [change('2026-11-27T10:00', at)] };
    expect([kept(ticket, now), ruleOf(ticket, now)]).toEqual([percent, rule]);
  });

  it.each([
    ['2026-11-28T10:00', 5, 'changedFromNear'],
    ['2026-11-28T09:59', 5, 'byNotice'],
  ])('to a train of %s, eight days ahead or a minute less, loses %s%% at once', (departure, percent, rule) => {
    const ticket = { departure, changes: [change('2026-11-22T10:00', '2026-11-20T10:00')] };
    expect([kept(ticket, '2026-11-20T10:00'), ruleOf(ticket, '2026-11-20T10:00')]).toEqual([percent, rule]);
  });

  it('more than once follows the ticket first bought, and the period it ended in', () => {
    const first = change('2026-11-22T10:00', '2026-11-20T10:00');
    const second = change('2026-12-01T10:00', '2026-11-20T11:00');
    expect(kept({ departure: '2026-12-05T10:00', changes: [first, second] }, '2026-11-21T10:00')).toBe(5);
    expect(kept({ departure: '2026-12-05T10:00', changes: [second] }, '2026-11-21T10:00')).toBe(0);
    const through = [FAR, change('2027-02-01T10:00', '2027-01-10T10:00')];
    expect(kept({ departure: '2027-02-02T10:00', changes: through }, '2027-01-11T10:00')).toBe(20);
    expect(kept({ departure: '2027-03-05T10:00', changes: through }, '2027-01-11T10:00')).toBe(0);
  });
});

describe('what a change gives back', () => {
  it.each([
    ['2027-01-19T10:00', '2027-01-21T23:59', '2027-01-11T10:00', 0],
    ['2027-01-19T10:00', '2027-01-21T23:59', '2027-01-11T10:01', 5],
    ['2027-01-19T10:00', '2027-01-22T00:00', '2027-01-11T10:00', 20],
    ['2027-02-01T10:00', '2027-03-02T23:59', '2027-01-30T10:00', 20],
    ['2027-03-01T10:00', '2027-03-03T00:00', '2027-02-27T10:00', 5],
    ['2027-03-01T10:00', '2027-03-03T00:00', '2027-02-28T10:00', 10],
    ['2027-01-19T10:00', '2027-01-22T00:00', '2027-01-19T10:00', null],
  ])('from the train of %s to that of %s at %s loses %s%%', (from, to, now, percent) => {
    const band = changeBand({ departure: from, changes: [] }, to, chinaInstant(now));
    expect(band?.percent ?? null).toBe(percent);
  });
});

describe('a fee', () => {
  it.each([
    [55_300, 5, 2750],
    [10_499, 5, 500],
    [10_500, 5, 550],
    [11_500, 5, 600],
    [55_300, 0, 0],
    [1_000, 5, 200],
    [100, 20, 100],
  ])('of %s fen at %s%% is %s', (fare, percent, fee) => {
    expect(railFee(fare, { percent }, chinaInstant('2026-11-20T10:00'))).toBe(fee);
  });

  const DAY = 24 * 60;
  /** Minutes after New Year's Day of 2027 in China time. */
  const local = (minutes: number) => new Date(Date.UTC(2027, 0, 1) + minutes * 60_000).toISOString().slice(0, 16);
  const minutes = (days: number) => fc.integer({ min: 1, max: days * DAY });

  it('is never more than the fare, and never more with more notice', () => {
    const cases = fc.record({
      fare: fc.integer({ min: 0, max: 1_000_000 }),
      departs: fc.integer({ min: 60 * DAY, max: 150 * DAY }).map((m) => m - 60 * DAY),
      /** Before the departure; a refunded ticket was changed by then. */
      changed: minutes(20),
      /** From the change to the departure of the train before. */
      before: fc.option(minutes(20)),
      notices: fc.tuple(minutes(20), minutes(20)),
    });
    fc.assert(
      fc.property(cases, ({ fare, departs, changed, before, notices }) => {
        const at = departs - changed;
        const changes = before === null ? [] : [change(local(at + before), local(at))];
        const ticket = { departure: local(departs), changes };
        const [more, less] = [Math.max(...notices), Math.min(...notices)].map((notice) => {
          const now = chinaInstant(local(departs - Math.min(notice, changed)));
          const band = refundBand(ticket, now);
          return band ? railFee(fare, band, now) : Number.NaN;
        });
        expect(more).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(fare);
        expect(more).toBeLessThanOrEqual(less ?? 0);
      }),
    );
  });
});

describe('the tables', () => {
  it('have the periods in their order, each of forty days around its New Year’s Day', () => {
    for (const { from, to, newYear } of SPRING_FESTIVALS)
      expect([from, to]).toEqual([addDays(newYear, -15), addDays(newYear, 24)]);
    const days = SPRING_FESTIVALS.flatMap(({ from, to }) => [from, to]);
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
    expect(SPRING_FESTIVALS.map(({ newYear, basis }) => [newYear.slice(0, 4), basis])).toEqual([
      ['2026', 'announced'],
      ['2027', 'usual'],
    ]);
  });

  it('apply the rules of the day in China', () => {
    const [first] = RAIL_RULES;
    expect(railRulesAt(new Date('2024-01-14T16:00:00Z'))).toBe(first);
    expect(railRulesAt(new Date('2020-01-01T00:00:00Z'))).toBe(first);
    expect(RAIL_RULES.map(({ bands }) => bands.at(-1)?.fromHours)).toEqual(RAIL_RULES.map(() => 0));
  });

  it('know a period that only touches the days asked of', () => {
    expect(springFestivalOn('2027-01-10', '2027-01-21')).toBeNull();
    expect(springFestivalOn('2027-01-10', '2027-01-22')?.newYear).toBe('2027-02-06');
    expect(springFestivalOn('2027-03-02', '2027-03-20')?.newYear).toBe('2027-02-06');
  });
});
