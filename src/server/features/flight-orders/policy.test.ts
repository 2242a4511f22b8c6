import { describe, expect, it } from 'vitest';
import { callerWith } from '../../../../tests/factories/caller.ts';
import type { OrderAction } from '../../../contract/flight-order-states.ts';
import { orderActions } from './policy.ts';

type Asked = Parameters<typeof orderActions>[0];

const NOW = new Date('2026-11-20T02:00:00Z');
const LATER = new Date('2026-11-20T02:30:00Z');

const OPERATOR = callerWith(['operator']);
const order = (changes: Partial<Asked> = {}): Asked => ({
  ...{ type: 'origin', status: 'to_be_paid', payBy: LATER, voidUntil: LATER, total: 100, toChoose: false },
  handedAt: null,
  ...changes,
});
const ALL = { change: true, refund: true, void: true, requote: true };
/** Which actions are open now, and why the rest is not. */
function answers(asked: Asked, actor = OPERATOR, now = NOW, left = ALL): Partial<Record<OrderAction, string>> {
  return Object.fromEntries(
    orderActions(asked, actor, now, left).map(({ action, allowed, reason }) => [
      action,
      allowed ? 'open' : (reason ?? ''),
    ]),
  );
}

describe('the actions of a flight order', () => {
  it('are the operator’s: whoever may not book is told that it is for the role', () => {
    const finance = callerWith(['finance']);
    expect(answers(order(), finance)).toMatchObject({ pay: 'role', cancel: 'role', refund: 'status' });
    expect(answers(order({ status: 'issued' }), finance)).toMatchObject({
      change: 'role',
      refund: 'role',
      void: 'role',
    });
    expect(answers(order(), callerWith(['SuperUser']))).toMatchObject({ pay: 'open', cancel: 'open' });
  });

  it('do not ask once more for what was asked of every ticket', () => {
    const left = { ...ALL, change: false, void: false };
    expect(answers(order({ status: 'issued' }), OPERATOR, NOW, left)).toMatchObject({
      change: 'requested',
      refund: 'open',
      void: 'requested',
    });
    expect(answers(order(), OPERATOR, NOW, left)).toMatchObject({ pay: 'open', change: 'status' });
  });

  it('let an order be cancelled while the desk reviews it, and not be paid', () => {
    expect(answers(order({ status: 'reviewing' }))).toMatchObject({ cancel: 'open', pay: 'status' });
  });

  it.each(['reserved', 'to_be_paid'] as const)('let one that is %s be paid or cancelled', (status) => {
    expect(answers(order({ status }))).toMatchObject({ pay: 'open', cancel: 'open', refund: 'status' });
  });

  it('let the agent ask that a reservation is ticketed, until its deadline, also where others pay', () => {
    const reserved = order({ status: 'reserved' });
    expect(answers(reserved).ticket).toBe('open');
    expect(answers(reserved, callerWith(['operator'], true))).toMatchObject({
      ticket: 'open',
      pay: 'paymentDisabled',
    });
    expect(answers(reserved, OPERATOR, LATER).ticket).toBe('deadline');
    for (const status of ['reviewing', 'to_be_paid', 'issued'] as const)
      expect(answers(order({ status })).ticket).toBe('status');
  });

  it.each(['proceeding', 'holding', 'origin_canceled', 'closed'] as const)(
    'leave nothing for one that is %s',
    (status) => {
      expect(new Set(Object.values(answers(order({ status }))))).toEqual(new Set(['status']));
    },
  );

  it('let tickets be given back, and voided while that lasts', () => {
    const issued = order({ status: 'issued' });
    expect(answers(issued)).toMatchObject({ change: 'open', refund: 'open', void: 'open', cancel: 'status' });
    expect(answers(issued, OPERATOR, LATER).void).toBe('deadline');
    expect(answers(order({ status: 'issued', voidUntil: null })).void).toBe('supplier');
  });

  it('let a void be withdrawn until its supplier may have it', () => {
    const asked = order({ type: 'void', status: 'void_proceeding' });
    expect(answers(asked).cancelVoid).toBe('open');
    expect(answers({ ...asked, handedAt: NOW }).cancelVoid).toBe('handedOver');
  });

  it('let a request be quoted anew once its quote has expired, unless that was asked already', () => {
    const refund = order({ type: 'refund', status: 'rfd_to_be_confirm' });
    expect(answers(refund)).toMatchObject({ requote: 'status', confirmRefund: 'open' });
    expect(answers(refund, OPERATOR, LATER)).toMatchObject({ requote: 'open', confirmRefund: 'deadline' });
    expect(answers({ ...refund, status: 'closed' }).requote).toBe('open');
    expect(answers({ ...refund, status: 'closed' }, OPERATOR, NOW, { ...ALL, requote: false }).requote).toBe(
      'requested',
    );
    expect(answers({ ...refund, status: 'rfd_rejected' }).requote).toBe('status');
    expect(answers(order({ type: 'change', status: 'closed' })).requote).toBe('open');
  });

  it('take no money after the deadline, nor from a company that pays nothing here', () => {
    expect(answers(order(), OPERATOR, LATER).pay).toBe('deadline');
    expect(answers(order(), callerWith(['operator'], true)).pay).toBe('paymentDisabled');
  });

  it('of a change ask for money or for a yes, never for both, and only once its option is chosen', () => {
    const change = order({ type: 'change', status: 'chg_to_be_paid' });
    expect(answers(change)).toMatchObject({ pay: 'open', confirmChange: 'status', cancelChange: 'open' });
    expect(answers({ ...change, total: 0 })).toMatchObject({ pay: 'status', confirmChange: 'open' });
    expect(answers({ ...change, toChoose: true })).toMatchObject({ pay: 'choose', confirmChange: 'choose' });
  });
});
