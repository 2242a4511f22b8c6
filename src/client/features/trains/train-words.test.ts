import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRAIN_ORDER_STATUSES } from '../../../contract/train-order-states.ts';
import { messages } from '../../locales/zh-tw.po';
import { ENDED_TICKET_LABELS } from '../../orders/ended-tickets.ts';
import { statusLabel, typeLabel } from '../../orders/order-labels.ts';
import { trainText } from '../desk/desk-labels.ts';

/** What only screens of trains say. */
const OF_TRAINS = /^(#: src\/client\/features\/trains\/\S+\n)+(msgctxt|msgid)/;

test('the change of a train ticket has the railway’s word in traditional Chinese, not the airlines’', () => {
  const po = readFileSync(new URL('../../locales/zh-tw.po', import.meta.url), 'utf8');
  const said = po.split('\n\n').filter((entry) => OF_TRAINS.test(entry));
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((entry) => entry.includes('改票') || entry.includes('機票'))).toEqual([]);
});

const catalogue: Record<string, unknown> = messages;

test('so have its statuses', () => {
  for (const status of TRAIN_ORDER_STATUSES)
    expect(JSON.stringify(catalogue[statusLabel(status, 'train').id])).not.toMatch(/改票/);
});

test('so has what the desk does with it', () => {
  for (const what of ['quoteChange', 'issue', 'fail', 'ticket'] as const)
    for (const type of ['origin', 'change'] as const)
      expect(JSON.stringify(catalogue[trainText(what, { type }).id])).not.toMatch(/改票|undefined/);
});

test('so has what trains share with flights: what an order is, and what became of tickets', () => {
  const shared = [typeLabel('change', 'train'), ENDED_TICKET_LABELS.changed, ENDED_TICKET_LABELS.several];
  for (const { id } of shared) expect(JSON.stringify(catalogue[id])).not.toMatch(/改票|undefined/);
  expect(typeLabel('change', 'flight')).not.toEqual(typeLabel('change', 'train'));
});
