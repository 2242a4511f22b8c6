import { expect, test } from 'vitest';
import { namesNextStep } from '../../../tests/factories/next-step.ts';
import { ORDER_ACTIONS } from '../../contract/flight-order-states.ts';
import { LOCALES } from '../../contract/locale.ts';
import { ACTION_REASONS, type ActionReason } from '../../contract/order-moves.ts';
import { messages as en } from '../locales/en.po';
import { messages as zhCn } from '../locales/zh-cn.po';
import { messages as zhTw } from '../locales/zh-tw.po';
import { reasonLabel } from './order-labels.ts';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const said = (locale: string, reason: ActionReason, action = 'pay') =>
  [CATALOGUES[locale]?.[reasonLabel(action, reason).id]].flat().map(String).join('');

test.each(LOCALES)('why an action is closed names an act or a person, in %s', (locale) => {
  for (const action of ORDER_ACTIONS)
    for (const reason of ACTION_REASONS)
      expect(namesNextStep(said(locale, reason, action), locale), `${action}: ${reason}`).toBe(true);
});

test('tickets that cannot be voided lead to the rule for refunds, which may give nothing', () => {
  for (const reason of ['deadline', 'supplier'] as const) {
    expect(said('en', reason, 'void')).toContain('See the refund rule');
    expect(said('en', reason, 'void')).not.toContain('Request a refund');
  }
  expect(said('en', 'deadline', 'pay')).toContain('Search again');
});
