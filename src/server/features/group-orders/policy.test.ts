import { describe, expect, it } from 'vitest';
import { callerWith } from '../../../../tests/factories/caller.ts';
import { groupActions } from './policy.ts';

type Asked = Parameters<typeof groupActions>[0];

const NOW = new Date('2026-11-20T02:00:00Z');
const LATER = new Date('2026-11-20T02:30:00Z');
const OPERATOR = callerWith(['operator']);

const groupAt = (status: Asked['order']['status'], listLockedAt: Date | null = null): Asked => ({
  order: { type: 'origin', status, payBy: LATER },
  group: { listLockedAt },
  left: { refund: true, requote: true },
});
/** Which actions are open now, and why the rest is not. */
const answers = (asked: Asked, actor = OPERATOR, now = NOW) =>
  Object.fromEntries(
    groupActions(asked, actor, now).map(({ action, allowed, reason }) => [action, allowed ? 'open' : reason]),
  );

describe('the actions of a group', () => {
  it('go by its status', () => {
    const none = {
      ...{ confirm: 'status', apply: 'status', pay: 'status', handIn: 'status', cancel: 'status' },
      refund: 'status',
    };
    expect(answers(groupAt('to_be_quote'))).toEqual({ ...none, cancel: 'open' });
    expect(answers(groupAt('to_be_confirm'))).toEqual({ ...none, confirm: 'open', cancel: 'open' });
    expect(answers(groupAt('to_be_apply_seat'))).toEqual({ ...none, apply: 'open', cancel: 'open' });
    expect(answers(groupAt('seat_applying'))).toEqual({ ...none, handIn: 'open', cancel: 'open' });
    expect(answers(groupAt('to_be_pay_second'))).toEqual({ ...none, pay: 'open', handIn: 'open', cancel: 'open' });
    expect(answers(groupAt('to_be_paid_last_money', NOW))).toMatchObject({ pay: 'open', handIn: 'status' });
    for (const status of ['proceeding', 'closed'] as const) expect(answers(groupAt(status))).toEqual(none);
    expect(answers(groupAt('issued'))).toEqual({ ...none, refund: 'open' });
    expect(answers({ ...groupAt('issued'), left: { refund: false, requote: true } })).toMatchObject({
      refund: 'requested',
    });
  });

  it('are others of a refund, which is accepted in time and withdrawn until it is accepted', () => {
    const refundAt = (status: Asked['order']['status']): Asked => ({
      ...groupAt(status),
      order: { type: 'refund', status, payBy: LATER },
    });
    const none = { confirmRefund: 'status', cancelRefund: 'status', requote: 'status' };
    expect(answers(refundAt('rfd_reviewing'))).toEqual({ ...none, cancelRefund: 'open' });
    expect(answers(refundAt('rfd_to_be_confirm'))).toEqual({ ...none, confirmRefund: 'open', cancelRefund: 'open' });
    const late = answers(refundAt('rfd_to_be_confirm'), OPERATOR, LATER);
    expect(late).toMatchObject({ confirmRefund: 'deadline', requote: 'open' });
    expect(answers(refundAt('rfd_proceeding'))).toEqual(none);
    expect(answers(refundAt('closed'))).toEqual({ ...none, requote: 'open' });
    const spent = { ...refundAt('closed'), left: { refund: true, requote: false } };
    expect(answers(spent)).toEqual({ ...none, requote: 'requested' });
  });

  it('are the operator’s', () => {
    const finance = callerWith(['finance']);
    expect(answers(groupAt('to_be_pay_first'), finance)).toMatchObject({ pay: 'role', handIn: 'role', cancel: 'role' });
    expect(answers(groupAt('to_be_pay_first'), callerWith(['SuperUser']))).toMatchObject({ pay: 'open' });
  });

  it('end with the deadline, but for giving the group up', () => {
    const late = { handIn: 'deadline', cancel: 'open' };
    expect(answers(groupAt('to_be_pay_first'), OPERATOR, LATER)).toMatchObject({ ...late, pay: 'deadline' });
    expect(answers(groupAt('to_be_confirm'), OPERATOR, LATER)).toMatchObject({ confirm: 'deadline' });
    expect(answers(groupAt('to_be_apply_seat'), OPERATOR, LATER)).toMatchObject({ apply: 'deadline' });
  });

  it('are no payments where payment is switched off', () => {
    const off = callerWith(['operator'], true);
    expect(answers(groupAt('to_be_pay_first'), off)).toMatchObject({ pay: 'paymentDisabled', handIn: 'open' });
  });
});
