import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rendered, termsOf } from '../../../../../tests/factories/drawn.tsx';
import type { RailTicket } from '../../../../contract/train-terms.ts';
import { FeeTable, FestivalNote } from './FeeTable.tsx';

/** Ten in the morning in China. */
const NOW = new Date('2027-01-10T02:00:00Z');
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());

const PERIOD = 'the Spring Festival period';
const table = (ticket: RailTicket) => <FeeTable ticket={ticket} />;
const shares = (ticket: RailTicket) => termsOf(table(ticket)).map(([, share]) => share);
const from = (departure: string): RailTicket['changes'] => [{ departure, at: '2027-01-10T01:00:00Z' }];

describe('the railway’s refund fees', () => {
  it('go by the notice, and say what a change into the Spring Festival period would make of them', () => {
    const bought = { departure: '2027-01-19T12:00', changes: [] };
    expect(shares(bought)).toEqual(['no fee', '5%', '10%', '20%']);
    const html = rendered(table(bought));
    expect(html).toContain(`between 2027-01-22 and 2027-03-02, ${PERIOD}, loses 20% of its fare`);
    expect(html).toContain('The railway has not announced these days yet');
  });

  it('leave out what is over, and the period where no train on sale before departure lies in it', () => {
    const tomorrow = { departure: '2027-01-07T12:00', changes: [] };
    vi.setSystemTime('2027-01-06T02:00:00Z');
    expect(shares(tomorrow)).toEqual(['10%', '20%']);
    expect(rendered(table(tomorrow))).not.toContain(PERIOD);
    vi.setSystemTime(NOW);
  });

  it('are a fifth throughout of a ticket changed into the period, and say so', () => {
    const changed = { departure: '2027-01-24T12:00', changes: from('2027-01-19T12:00') };
    expect(shares(changed)).toEqual(['20%']);
    expect(rendered(table(changed))).toContain(
      'Changed into the Spring Festival period (2027-01-22 to 2027-03-02): 20% is charged, however early',
    );
  });

  it('are a twentieth of a ticket changed from a near train to a far one, and say so', () => {
    const changed = { departure: '2027-01-20T12:00', changes: from('2027-01-12T12:00') };
    expect(shares(changed)).toEqual(['5%', '10%', '20%']);
    const html = rendered(table(changed));
    expect(html).toContain(
      'Changed from a train less than 8 days away: 5% is charged even 8 days or more before departure.',
    );
    // A ticket is changed once.
    expect(html).not.toContain(PERIOD);
  });

  it('say nothing of a change that makes no difference, and stand nowhere once the train has left', () => {
    const changed = { departure: '2027-01-20T12:00', changes: from('2027-01-19T12:00') };
    expect(shares(changed)).toEqual(['no fee', '5%', '10%', '20%']);
    expect(rendered(table(changed))).not.toContain('Changed');
    expect(rendered(table({ departure: '2027-01-10T10:00', changes: [] }))).toBe('');
  });
});

it('the day of a new train says what the change makes of the refund, where it lies in a period', () => {
  const note = (day: string) => rendered(<FestivalNote first={day} last={day} now={NOW} />);
  expect(note('2027-01-21')).toBe('');
  expect(note('2027-01-22')).toContain('loses 20% of its fare when refunded, however early.');
  const announced = note('2026-03-13');
  expect(announced).toContain('between 2026-02-02 and 2026-03-13');
  expect(announced).not.toContain('has not announced');
});
