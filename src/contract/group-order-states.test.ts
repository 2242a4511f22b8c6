import { describe, expect, it } from 'vitest';
import { GROUP_ORDER_STATES, GROUP_ORDER_STATUSES, type GroupOrderStatus, stageOf } from './group-order-states.ts';
import type { TagColour } from './order-moves.ts';

/** Spec §4, written down independently. */
const COLOURS: Record<TagColour, GroupOrderStatus[]> = {
  warning: ['to_be_quote', 'seat_applying', 'proceeding'],
  primary: [
    'to_be_confirm',
    'to_be_apply_seat',
    'to_be_pay_first',
    'to_be_pay_second',
    'to_be_pay_third',
    'to_be_paid_last_money',
  ],
  success: ['issued'],
  error: ['failed'],
  info: ['canceled', 'closed'],
};

describe('the table of group statuses', () => {
  it('gives each the colour of the spec', () => {
    for (const [colour, statuses] of Object.entries(COLOURS))
      expect(GROUP_ORDER_STATUSES.filter((status) => GROUP_ORDER_STATES[status].colour === colour).sort()).toEqual(
        [...statuses].sort(),
      );
  });

  it('leads everywhere from a request, and from everywhere to an end', () => {
    const after = (from: string): string[] => Object.keys(GROUP_ORDER_STATES[from as GroupOrderStatus].next);
    const reached = new Set<string>(['to_be_quote']);
    for (const status of reached) for (const next of after(status)) reached.add(next);
    expect([...reached].sort()).toEqual([...GROUP_ORDER_STATUSES].sort());
    for (const status of GROUP_ORDER_STATUSES)
      expect(after(status).length === 0, status).toBe(GROUP_ORDER_STATES[status].final === true);
  });

  it('is brought to its tickets by payments alone, and closed by the clock wherever it waits for seats or money', () => {
    const leadingTo = (to: string) => GROUP_ORDER_STATUSES.filter((status) => to in GROUP_ORDER_STATES[status].next);
    expect(leadingTo('proceeding')).toEqual(['to_be_paid_last_money']);
    expect(leadingTo('issued')).toEqual(['proceeding']);
    expect(GROUP_ORDER_STATES.to_be_paid_last_money.next['proceeding']).toEqual(['payment']);
    const paying = GROUP_ORDER_STATUSES.filter((status) => stageOf(status) !== null);
    const dated = ['to_be_confirm', 'to_be_apply_seat', 'seat_applying', ...paying];
    expect(leadingTo('closed').sort()).toEqual(dated.sort());
    for (const status of leadingTo('closed')) expect(GROUP_ORDER_STATES[status].next['closed']).toEqual(['clock']);
  });
});
