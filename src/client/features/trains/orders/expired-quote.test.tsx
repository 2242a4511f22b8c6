import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { trainOrder } from './sample-train.ts';
import { TrainStepCard } from './TrainStepCard.tsx';

vi.mock('../../../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));
vi.mock('../../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => false }));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));

const quoted = trainOrder('rfd_to_be_confirm', 'confirmRefund');
const card = (payBy: string) =>
  drawn(<TrainStepCard order={{ ...quoted, payBy }} captioned={false} onPay={() => undefined} />);

test('a quote that ended while its page is open is not accepted any more', async () => {
  const open = await card('2999-01-01T00:00:00Z');
  expect(open).toContain('Please look at the quote');
  expect(open).not.toContain('The deadline has passed.');
  const over = await card('2020-01-01T00:00:00Z');
  expect(over).toContain('The quote has expired');
  expect(over).toContain('The original booking stays as it was.');
  expect(over).not.toContain('Please look at the quote');
  expect(over).toContain('The deadline has passed.');
});
