import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOpenDraft, forgetOpenDrafts, openDraftId, setOpenDraft } from './open-id.ts';
import { memoryTexts } from './sample-drafts.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryTexts());
});
afterEach(() => {
  forgetOpenDrafts();
  vi.unstubAllGlobals();
});

test('a tab works on one draft of each kind, until it is booked or another purpose comes', () => {
  const flight = openDraftId('flight-passengers', 'HKG');
  setOpenDraft('train-passengers', 'g101', 'BJP');
  expect(openDraftId('flight-passengers', 'HKG')).toBe(flight);
  expect(openDraftId('train-passengers', 'BJP')).toBe('g101');
  expect(openDraftId('train-passengers', 'SHH')).not.toBe('g101');
  forgetOpenDraft('flight-passengers');
  expect(openDraftId('flight-passengers', 'HKG')).not.toBe(flight);
});

test('the flight form that an earlier build had open is found again', () => {
  sessionStorage.setItem('interline.open-draft', JSON.stringify({ account: 'public', id: 'd1', match: 'HKG' }));
  expect(openDraftId('flight-passengers', 'HKG')).toBe('d1');
});
