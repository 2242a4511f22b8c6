import { afterEach, expect, test, vi } from 'vitest';
import { parseHead } from './draft-record.ts';
import { draftAt, receiveDraft } from './draft-values.ts';
import { keeper } from './drafts.ts';
import { readTrainResume } from './resume.ts';
import { takeOver } from './take-over.ts';

const savedAt = '2026-11-24T10:00:00.000Z';
vi.mock(import('./draft-values.ts'), async (real) => {
  const all = await real();
  return { ...all, setDraft: (place: string) => all.receiveDraft(place, undefined, '') };
});
const save = vi.spyOn(keeper, 'save').mockResolvedValue(null);

afterEach(() => {
  save.mockClear();
});

/** What a place's value becomes; the place is empty after that. */
async function taken(place: string, value: unknown) {
  receiveDraft(place, value, savedAt);
  await takeOver('me', () => true);
  expect(draftAt(place)).toBeUndefined();
  return save.mock.calls.map(([, id, change]) => ({ id, ...change, ...parseHead(change.head) }));
}

test('the passengers of the one train that an earlier build kept become a draft, with what was sent of them', async () => {
  const passengers = [
    { type: 'adult', surname: 'LI', givenName: 'NA', gender: 'female', birthday: '1990-01-01' },
    { type: 'adult', surname: 'LI', givenName: '', gender: '', birthday: '' },
  ];
  const address = { offer: 'G101.2026-11-25.VNP.AOH.second', adults: 2 };
  const sent = { key: 'k-1', body: '{"verificationId":"v"}' };
  const [draft] = await taken('train/party', {
    passengers,
    contact: { name: 'Desk' },
    seats: ['A', ''],
    sent,
    address,
  });
  expect(draft).toMatchObject({ kind: 'train-passengers', title: { train: 'G101', lead: 'LI/NA', filled: 1, of: 2 } });
  expect(draft?.title).toMatchObject({ route: ['VNP', 'AOH'], dates: ['2026-11-25'] });
  expect(draft?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(readTrainResume(draft?.resume)).toEqual({ address });
  expect(JSON.parse(draft?.contents.p0 ?? '')).toEqual(passengers[0]);
  expect(JSON.parse(draft?.contents.rest ?? '')).toEqual({ remark: '', seats: ['A', ''] });
  expect(JSON.parse(draft?.contents.attempt ?? '')).toEqual({ key: 'k-1', body: { verificationId: 'v' } });
});

test('the one request for a group becomes a draft, named by its journeys, each place once', async () => {
  const journeys = [
    { origin: 'HKG', destination: 'SIN', date: '2027-01-10' },
    { origin: 'SIN', destination: '', date: '14d' },
  ];
  const value = { journeys, passengers: { adult: '12' }, contact: { name: 'Desk' }, sent: { key: '', body: '' } };
  const [draft] = await taken('group/request', value);
  expect(draft).toMatchObject({ kind: 'group-request', resume: null });
  expect(draft?.title).toMatchObject({ route: ['HKG', 'SIN'], dates: ['2027-01-10'], lead: 'Desk', filled: 1, of: 2 });
  expect(Object.keys(draft?.contents ?? {})).toEqual(['j0', 'j1', 'party', 'extra', 'contact', 'rest', 'attempt']);
  expect(draft?.contents.attempt).toBe('null');
});

test('what is no such form becomes none', async () => {
  expect(await taken('train/party', { passengers: 'none' })).toEqual([]);
  expect(await taken('group/request', null)).toEqual([]);
});

test('a form of somebody who has logged in meanwhile is left where it is', async () => {
  receiveDraft('group/request', { journeys: [{ origin: 'HKG', destination: 'SIN', date: '' }] }, savedAt);
  await takeOver('me', () => false);
  expect(save).not.toHaveBeenCalled();
  expect(draftAt('group/request')).toBeDefined();
});
