import { describe, expect, it } from 'vitest';
import { deadlineKind, REMINDED } from './notice-kinds.ts';

describe('the deadline of a status', () => {
  it('is named by what ends', () => {
    const of = (kind: string) => REMINDED.filter((status) => deadlineKind(status) === kind);
    expect(of('quote').toSorted()).toEqual(['chg_to_be_paid', 'rfd_to_be_confirm', 'to_be_confirm']);
    expect(of('seats')).toEqual(['to_be_apply_seat']);
    expect(of('hold')).toEqual(['reserved']);
    expect(of('payment')).toHaveLength(REMINDED.length - 5);
  });
});
