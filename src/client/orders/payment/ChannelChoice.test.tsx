import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import type { Payable } from './payable.ts';

const view = vi.hoisted(() => ({ width: 'phone' }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => view.width }));

const CHANNELS = ['balance', 'alipay', 'wechat-pay', 'stripe'] as const;
const choices = CHANNELS.map((channel): Payable => {
  const fee = { amount: 0, currency: 'CNY' } as const;
  return { channel, fee, feeBasisPoints: 0, available: null, isSandbox: false, closed: null };
});
const shown = (chosen: PaymentChannel, width = 'phone') => {
  view.width = width;
  return rendered(<ChannelChoice choices={choices} chosen={chosen} onChoose={() => undefined} locked={false} />);
};

const PAGE = 'Alipay opens its desktop page';
const CODE = 'Shows a code that another phone has to scan.';

test('on a phone a way to pay that asks for more than the phone says so once it is chosen', () => {
  expect(shown('alipay')).toContain(PAGE);
  expect(shown('wechat-pay')).toContain(CODE);
  for (const channel of ['balance', 'stripe'] as const) {
    expect(shown(channel)).not.toContain(PAGE);
    expect(shown(channel)).not.toContain(CODE);
  }
});

test('the fee of an order says that it is not refunded, that of a top-up, which no refund follows, says nothing of it', () => {
  const fee = { amount: 450, currency: 'CNY' } as const;
  const withFee: Payable[] = choices.map((choice) => ({ ...choice, ...(choice.channel === 'stripe' ? { fee } : {}) }));
  const props = { choices: withFee, chosen: 'stripe', onChoose: () => undefined, locked: false } as const;
  const KEPT = 'which is not refunded, even if no ticket is issued';
  expect(rendered(<ChannelChoice {...props} />).split(KEPT)).toHaveLength(2);
  const topUp = rendered(<ChannelChoice {...props} paysFor="top-up" />);
  expect(topUp).toContain('plus a fee of');
  expect(topUp).not.toContain(KEPT);
});

test('at a computer nothing is said of it', () => {
  expect(shown('alipay', 'desktop')).not.toContain(PAGE);
  expect(shown('wechat-pay', 'desktop')).not.toContain(CODE);
});

test('ways to pay stand in groups by what the payer has at hand, and one group needs no name', () => {
  const html = rendered(<ChannelChoice choices={choices} chosen={null} onChoose={() => undefined} locked={false} />);
  const order = ['Wallet and credit', 'balance', 'Alipay and WeChat Pay', 'wechat-pay', 'Cards and PayPal', 'stripe'];
  const places = order.map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  const cards = choices.filter(({ channel }) => channel === 'stripe');
  const one = rendered(<ChannelChoice choices={cards} chosen={null} onChoose={() => undefined} locked={false} />);
  expect(one).not.toContain('Cards and PayPal');
});
