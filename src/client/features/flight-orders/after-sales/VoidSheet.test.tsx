import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { order } from '../sample-order.ts';
import { VoidSheet } from './VoidSheet.tsx';

vi.mock('../../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../../offline/drafts/draft-values.ts', async (original) => ({
  ...(await original<object>()),
  useDraftAt: () => undefined,
}));
vi.mock('./use-ask-flight.ts', () => ({
  useAskFlight: () => ({ mutate: () => undefined, isPending: false, error: null }),
}));
vi.mock('../../../ui/Sheet.tsx', () => ({
  Sheet: ({ children, footer }: Record<'children' | 'footer', ReactNode>) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

const sheet = (voidUntil: string) =>
  drawn(<VoidSheet order={order({ status: 'issued', voidUntil })} onClose={() => undefined} />);

test('tickets are not voided any more once the time for it has passed', async () => {
  const early = await sheet('2999-01-01T00:00:00Z');
  expect(early).not.toContain('The deadline has passed.');
  expect(early).toContain('Voiding is possible until');
  const late = await sheet('2020-01-01T00:00:00Z');
  expect(late).toContain('The deadline has passed.');
  expect(late).toContain('Voiding was possible until');
  expect(late).not.toContain('Voiding is possible until');
});

test('a void says why', async () => {
  const html = await sheet('2999-01-01T00:00:00Z');
  expect(html).toContain('Voluntary');
  expect(html).toContain('Name error');
  expect(html).toContain('Remark (optional)');
});
