import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { SANDBOX_ORDER_NOTE } from '../../contract/sandbox-note.ts';
import type { ApiError } from '../api/errors.ts';
import { OrderState } from './OrderState.tsx';

const site = vi.hoisted(() => ({ isSandbox: false }));
vi.mock('../api/site.ts', () => ({ useSiteConfig: () => site }));
vi.mock('../api/online.ts', () => ({ useOnline: () => true, useIsOld: () => false }));

interface Shown {
  sandbox?: boolean;
}

function OrderPage({ order }: { order: Shown }) {
  const query = useQuery<Shown, ApiError>({ queryKey: ['order'], queryFn: () => order, initialData: order });
  return (
    <OrderState query={query} home={{ to: '/flight/orders', label: 'My bookings' }}>
      Booking 2612048817
    </OrderState>
  );
}

test.each([
  ['a booking of the sandbox says so when the portal is a sandbox no more', { sandbox: true }, false, true],
  ['what stands over every page of a sandbox is not said once more', { sandbox: true }, true, false],
  ['a real booking says nothing of it', {}, false, false],
])('%s', (_, order, isSandbox, isSaid) => {
  site.isSandbox = isSandbox;
  const html = rendered(<OrderPage order={order} />);
  expect(html).toContain('Booking 2612048817');
  expect(html.includes(SANDBOX_ORDER_NOTE.en)).toBe(isSaid);
});
