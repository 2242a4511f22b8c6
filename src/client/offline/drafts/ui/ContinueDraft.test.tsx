import { beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { refusalMessage } from '../../../../contract/messages.ts';
import { type DraftTitle, newRecord } from '../draft-record.ts';
import { ContinueDraft } from './ContinueDraft.tsx';
import { DraftRow } from './DraftRow.tsx';

const held = vi.hoisted(() => ({ drafts: new Array<unknown>() }));
const company = vi.hoisted(() => ({ enableFlightService: true, enableTrainService: true }));
vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original()),
  useGrants: () => ({ roles: ['operator'], permissions: [], company }),
}));
vi.mock('../use-draft.ts', () => ({ useDrafts: () => ({ drafts: held.drafts, future: 0, broken: 0 }) }));
vi.mock('../../../ui/ticker.ts', () => ({ useNow: () => Date.now() }));
// Its code is here.
vi.mock('../../../ui/lazy-part.tsx', async () => {
  const { ProductRow } = await import('./ProductRow.tsx');
  return { lazyPart: () => ProductRow, loadMissingParts: () => undefined };
});

function aDraft(kind: string, about: Partial<DraftTitle>) {
  const title = { route: [], dates: [], airline: '', train: '', lead: '', filled: 0, of: 1, ...about };
  const doc = { rev: 1, head: JSON.stringify({ title, resume: null }), parts: [], others: [] };
  return { ...newRecord({ id: 'd1', kind, version: 1, account: 'me', doc }), savedAt: '2026-11-24T10:00:00.000Z' };
}

beforeEach(() => {
  held.drafts = [];
  Object.assign(company, { enableFlightService: true, enableTrainService: true });
});

test('a train or a group that is begun is gone on with from the search, as a flight is', async () => {
  held.drafts = [aDraft('train-passengers', { route: ['VNP', 'AOH'] })];
  const train = await drawn(<ContinueDraft />);
  expect(train).toContain('Continue where you left off');
  // Stations are named once their names are loaded.
  expect(train).toContain('Train … → …, 1 passenger');
  held.drafts = [aDraft('group-request', { route: ['HKG', 'SIN'] })];
  expect(await drawn(<ContinueDraft />)).toContain('Group HKG → SIN');
  held.drafts = [aDraft('flight-passengers', { route: ['HKG', 'SIN'], of: 2 })];
  expect(await drawn(<ContinueDraft />)).toContain('HKG → SIN, 2 passengers');
});

test('one that was sent, and whose answer is not known, says so', async () => {
  const typed = aDraft('train-passengers', { route: ['VNP', 'AOH'] });
  const part = (content: string) => ({ key: 'attempt', content, rev: 1, by: 'tab', at: '2026-11-24T10:00:00.000Z' });
  held.drafts = [{ ...typed, doc: { ...typed.doc, parts: [part('null')] } }];
  expect(await drawn(<ContinueDraft />)).not.toContain('Sent, answer unknown');
  held.drafts = [{ ...typed, doc: { ...typed.doc, parts: [part('{"key":"d1","body":{}}')] } }];
  expect(await drawn(<ContinueDraft />)).toContain('Sent, answer unknown');
});

test('where nothing is begun, nothing is offered', async () => {
  expect(await drawn(<ContinueDraft />)).toBe('');
});

const OFF = refusalMessage('serviceDisabled', 'en');

test('one that its company can no longer book is passed over for the newest that it can', async () => {
  company.enableTrainService = false;
  held.drafts = [
    aDraft('train-passengers', { route: ['VNP', 'AOH'] }),
    aDraft('flight-passengers', { route: ['HKG', 'SIN'] }),
  ];
  const offered = await drawn(<ContinueDraft />);
  expect(offered).toContain('HKG → SIN');
  expect(offered).not.toContain('Train');
  held.drafts = held.drafts.slice(0, 1);
  expect(await drawn(<ContinueDraft />)).toBe('');
});

test.each([
  ['train-passengers', 'enableTrainService'],
  ['flight-passengers', 'enableFlightService'],
  ['group-request', 'enableFlightService'],
] as const)('a draft of the kind %s stays listed, and says why it opens no more', async (kind, service) => {
  const record = aDraft(kind, { route: ['VNP', 'AOH'], lead: 'LI/MING' });
  const open = await drawn(<DraftRow record={record} full />);
  expect(open).toContain('<button');
  expect(open).not.toContain(OFF);
  company[service] = false;
  const listed = await drawn(<DraftRow record={record} full />);
  expect(listed).toContain('LI/MING');
  expect(listed).toContain(OFF);
  expect(listed).not.toContain('<button');
});
