import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { OutgoingNotice } from '../../../contract/outgoing-notices.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';

const notice: OutgoingNotice = {
  ...{ id: '1', kind: 'order', product: 'flight', orderId: '3000000367', status: 'issued', state: 'waiting' },
  ...{ createdAt: '2026-11-26T07:48:49.237Z', attempts: 0, last: null, nextAt: null, body: '{}' },
};
const { shown } = vi.hoisted((): { shown: { list: object[] } } => ({ shown: { list: [] } }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../api/queries.ts', async (real) => ({
  ...(await real<object>()),
  useApiQuery: () => ({ data: shown }),
}));
vi.mock('../../ui/DetailPane.tsx', () => ({ DetailPane: ({ children }: { children: ReactNode }) => children }));

async function facts(of: Partial<OutgoingNotice>): Promise<string[]> {
  shown.list = [{ ...notice, ...of }];
  const html = await drawn(<DeliveryDetail id="1" whose={{}} beside onClose={() => undefined} />);
  return [...html.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/g)].map(([, text = '']) => text);
}

test('a message says once what it is about, and its tag how its sending stands', async () => {
  const ofStatus = await facts({});
  expect(ofStatus[ofStatus.indexOf('About') + 1]).toBe('Status of a booking · Issued');
  expect(ofStatus).not.toContain('Status');
  const ofFlights = await facts({ kind: 'flightChange' });
  expect(ofFlights[ofFlights.indexOf('About') + 1]).toBe('Change by the airline');
});
