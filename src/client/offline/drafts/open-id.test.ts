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

test('a tab works on one draft of each kind and purpose, until it is booked', () => {
  const flight = openDraftId('flight-passengers', 'HKG');
  setOpenDraft('train-passengers', 'g101', 'BJP');
  expect(openDraftId('flight-passengers', 'HKG')).toBe(flight);
  expect(openDraftId('train-passengers', 'BJP')).toBe('g101');
  expect(openDraftId('train-passengers', 'SHH')).not.toBe('g101');
  expect(openDraftId('train-passengers', 'BJP')).toBe('g101');
  forgetOpenDraft(flight);
  expect(openDraftId('flight-passengers', 'HKG')).not.toBe(flight);
});

test('the last five purposes of a kind are remembered', () => {
  const ids = ['1', '2', '3', '4', '5', '6'].map((adults) => openDraftId('train-passengers', adults));
  expect(openDraftId('train-passengers', '2')).toBe(ids[1]);
  expect(openDraftId('train-passengers', '1')).not.toBe(ids[0]);
});

test('the flight form that an earlier build had open is found again', () => {
  sessionStorage.setItem('interline.open-draft', JSON.stringify({ account: 'public', id: 'd1', match: 'HKG' }));
  expect(openDraftId('flight-passengers', 'HKG')).toBe('d1');
});

test('the forms that an earlier build stored by kind are found again', () => {
  const forms = { 'train-passengers': { id: 'd2', match: 'BJP' }, 'flight-passengers': null };
  sessionStorage.setItem('interline.open-draft', JSON.stringify({ account: 'public', forms }));
  expect(openDraftId('train-passengers', 'BJP')).toBe('d2');
});
