import { describe, expect, test } from 'vitest';
import { plainDraft } from '../../../booking/form-draft.ts';
import { contentsOf, valuesOf } from '../../../offline/drafts/draft-kind.ts';
import { parseHead } from '../../../offline/drafts/draft-record.ts';
import { readTrainResume, trainMatch } from '../../../offline/drafts/resume.ts';
import { type TrainDraft, trainDraft, trainHead } from './train-draft.ts';
import { emptyTrainForm, toTrainOrder } from './train-values.ts';

const CONTACT = { name: 'Harbour operations', email: 'op@example.com', areaCode: '86', phone: '' };
const EMPTY = emptyTrainForm({ adult: 2, child: 1 }, CONTACT);
const OFFER = 'G101.2026-11-25.VNP.AOH.second';

function typed(): TrainDraft {
  const passengers = EMPTY.passengers.map((one, i) => ({ ...one, surname: ['LI', 'WANG', ''][i] ?? '' }));
  return plainDraft({ ...EMPTY, passengers, seats: ['F', '', 'A'], remark: 'Together', referenceId: 'Fair/7' });
}

/** As saved on the device and read again. */
function reread(contents: Record<string, string>, version = 1) {
  const parts = Object.entries(contents).map(([key, content]) => ({ key, content, rev: 1, by: 'tab', at: '' }));
  return valuesOf(trainDraft, { version, doc: { rev: 1, head: '', parts, others: [] } });
}

describe('the draft of a train', () => {
  test('is one part for each passenger, and reads as it was written', () => {
    const contents = contentsOf(trainDraft, typed());
    expect(Object.keys(contents)).toEqual(['p0', 'p1', 'p2', 'contact', 'rest', 'attempt']);
    expect(reread(contents)).toEqual({ state: 'ok', values: typed() });
  });

  test('starts with the document that most people ride on', () => {
    expect(EMPTY.passengers.map(({ document }) => document.type)).toEqual(['idcard', 'idcard', 'idcard']);
  });

  test('keeps the booking that waits for its answer', () => {
    const passengers = [{ type: 'adult' as const, surname: 'LI' }];
    const attempt = { key: 'k-1', body: { verificationId: 'v', passengers } };
    const contents = { ...contentsOf(trainDraft, typed()), attempt: JSON.stringify(attempt) };
    expect(reread(contents)).toMatchObject({ state: 'ok', values: { attempt } });
  });

  test('has a wish for each passenger, whatever was kept of them', () => {
    const contents = { ...contentsOf(trainDraft, typed()), rest: JSON.stringify({ seats: ['F', 7] }) };
    expect(reread(contents)).toMatchObject({ state: 'ok', values: { values: { seats: ['F', '', ''], remark: '' } } });
  });

  test('of a newer app is not read, one without passengers is damaged', () => {
    expect(reread(contentsOf(trainDraft, typed()), 2).state).toBe('future');
    expect(reread({ contact: '{}' }).state).toBe('broken');
  });

  test('says which train it is of, and opens its page again', () => {
    const address = { from: 'beijing', to: 'AOH', date: '2026-11-25', adults: 2, children: 1, offer: OFFER };
    const { title, resume } = parseHead(trainHead({ address }, OFFER, typed()));
    expect(title).toEqual({
      route: ['VNP', 'AOH'],
      dates: ['2026-11-25'],
      airline: '',
      train: 'G101',
      lead: 'LI',
      filled: 0,
      of: 3,
    });
    expect(readTrainResume(resume)).toEqual({ address });
    expect(readTrainResume({ address: OFFER })).toBeNull();
  });

  test('becomes an order under the agency’s own number', () => {
    expect(toTrainOrder(typed().values, 'v-1', 'second')).toMatchObject({ referenceId: 'Fair/7', remark: 'Together' });
    expect(toTrainOrder(EMPTY, 'v-1', 'second').referenceId).toBeUndefined();
  });

  test('belongs to a search and its party, whichever train of it is chosen', () => {
    const search = { from: 'beijing', to: 'AOH', date: '2026-11-25', adults: 2 };
    expect(trainMatch({ ...search, offer: OFFER })).toBe(trainMatch({ ...search, offer: 'G103' }));
    expect(trainMatch(search)).not.toBe(trainMatch({ ...search, adults: 3 }));
    expect(trainMatch(search)).not.toBe(trainMatch({ ...search, date: '2026-11-26' }));
  });
});
