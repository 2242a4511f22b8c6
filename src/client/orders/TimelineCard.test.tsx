import { expect, test, vi } from 'vitest';
import { drawn } from '../../../tests/factories/drawn.tsx';
import type { OrderStatus } from '../../contract/order-products.ts';
import { CodedText, saidIn } from './CodedText.tsx';
import { TimelineCard } from './TimelineCard.tsx';

vi.mock('../api/client-safe.ts', () => ({ useClientSafe: () => false }));

const entry = (status: OrderStatus) => ({
  at: '2026-11-20T08:00:00.000Z',
  kind: 'ticket' as const,
  status,
  by: 'Harbour Air',
  money: null,
  text: null,
});

test.each<[OrderStatus, string]>([
  ['issued', 'Tickets issued'],
  ['changed', 'Tickets issued'],
  ['refunded', 'Refunded'],
  ['voided', 'Voided'],
])('what became of tickets is told as it was: %s', async (status, words) => {
  const card = await drawn(<TimelineCard product="flight" timeline={[entry(status)]} />);
  expect(card).toContain(words);
  expect(card.includes('Tickets issued')).toBe(words === 'Tickets issued');
});

test('what the portal itself says is said by its code, what somebody said and what is older in its own words', async () => {
  const said = { ...entry('issued'), kind: 'note' as const, text: 'New flights accepted · As he wished' };
  const coded = { ...said, code: 'voyageAccepted' as const, remark: 'As he wished' };
  expect(saidIn('zh-cn', coded)).toBe('已接受新航班 · As he wished');
  expect(await drawn(<CodedText entry={coded} />)).toContain('New flights accepted · As he wished');
  expect(await drawn(<TimelineCard product="flight" timeline={[said]} />)).toContain(
    'New flights accepted · As he wished',
  );
});
