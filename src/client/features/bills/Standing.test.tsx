import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Wallet } from '../../../contract/session.ts';
import { Standing } from './Standing.tsx';

vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../ui/Button.tsx', () => ({ Button: () => null }));
vi.mock('../../ui/ButtonLink.tsx', () => ({ ButtonLink: () => null }));
vi.mock('../../ui/lazy-part.tsx', () => ({ lazyPart: () => () => null }));

const standing = (changes: Partial<Wallet>) =>
  rendered(
    <Standing
      wallet={{
        ...{ currency: 'CNY', balance: 60_000, creditLimit: 50_000, creditUsed: 10_000, creditLent: 5_000 },
        ...{ available: 95_000, version: 1, ...changes },
      }}
      overview={null}
    />,
  );

test('what can be spent says why it is less than balance and credit while a statement is overdue', () => {
  const open = standing({});
  expect(open).toContain('¥950.00');
  expect(open).not.toContain('overdue');
  const closed = standing({ available: 60_000 });
  expect(closed).toContain('¥600.00');
  expect(closed).toContain('A statement is overdue: credit cannot be used until it is settled.');
});

test('a credit line of which nothing is left is not said to be closed', () => {
  expect(standing({ creditUsed: 45_000, available: 60_000 })).not.toContain('overdue');
});
