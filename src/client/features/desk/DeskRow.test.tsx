import { expect, test } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { DeskTask } from '../../../contract/desk.ts';
import { DeskRow } from './DeskRow.tsx';

const task: DeskTask = {
  id: 'task',
  kind: 'ticketing',
  product: 'train',
  orderId: '2600000001',
  type: 'origin',
  status: 'proceeding',
  difference: null,
  pnr: null,
  agency: { id: 'a', name: 'Harbour Travel' },
  route: ['VNP', 'AOH'],
  serviceNumbers: ['G103'],
  departureDate: '2026-12-01',
  leadPassenger: 'CHAN/TAI MAN',
  passengerCount: 2,
  total: null,
  since: '2026-11-26T02:00:00.000Z',
  dueAt: '2026-11-26T03:00:00.000Z',
  holder: null,
};
/** The text of a row, without markup. */
async function rowOf(changes: Partial<DeskTask>): Promise<string> {
  const row = await drawn(<DeskRow task={{ ...task, ...changes }} isOpen={false} search={{}} />);
  return row.replace(/<[^>]+>/g, '');
}

test('a train is called by its number, and a flight by airline and number', async () => {
  expect(await rowOf({})).toContain('· G103 · CHAN/TAI MAN +1');
  expect(await rowOf({ product: 'flight', serviceNumbers: ['CX711'] })).toContain('· CX 711 · CHAN/TAI MAN +1');
});

test('what a group has not yet leaves no gap', async () => {
  const group = {
    product: 'group',
    status: 'to_be_quote',
    serviceNumbers: [],
    leadPassenger: '',
    passengerCount: 12,
  } as const;
  expect(await rowOf({ ...group, serviceNumbers: [] })).toMatch(/1 Dec · 12 passengers(?! ·)/);
});
