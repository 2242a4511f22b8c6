import { describe, expect, test } from 'vitest';
import { plainDraft } from '../../booking/form-draft.ts';
import { contentsOf, valuesOf } from '../../offline/drafts/draft-kind.ts';
import { parseHead } from '../../offline/drafts/draft-record.ts';
import { type GroupDraft, groupDraft, groupHead } from './group-draft.ts';
import { emptyJourney, emptyRequest } from './group-values.ts';

const CONTACT = { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' };

function typed(): GroupDraft {
  const there = { ...emptyJourney('HKG'), destination: 'SIN', date: '2027-01-10', remark: 'Morning' };
  const journeys = [there, { ...emptyJourney('SIN'), date: '14d' }];
  const passengers = { adult: '12', child: '', infant: '1' };
  const groupOrderExtraInfo = { isChangeDate: true, acceptChangeFlight: false };
  return plainDraft({ ...emptyRequest(CONTACT), journeys, passengers, groupOrderExtraInfo, currency: 'CNY' });
}

/** As saved on the device and read again. */
function reread(contents: Record<string, string>, version = 1) {
  const parts = Object.entries(contents).map(([key, content]) => ({ key, content, rev: 1, by: 'tab', at: '' }));
  return valuesOf(groupDraft, { version, doc: { rev: 1, head: '', parts, others: [] } });
}

describe('the draft of a group request', () => {
  test('is one part for each journey, and reads as it was written', () => {
    const contents = contentsOf(groupDraft, typed());
    expect(Object.keys(contents)).toEqual(['j0', 'j1', 'party', 'extra', 'contact', 'rest', 'attempt']);
    expect(reread(contents)).toEqual({ state: 'ok', values: typed() });
    const numbered = { ...typed(), values: { ...typed().values, referenceId: 'Class 4b' } };
    expect(reread(contentsOf(groupDraft, numbered))).toEqual({ state: 'ok', values: numbered });
    expect(contents.rest).not.toContain('referenceId');
  });

  test('reads its journeys in their order, and as far as they are known', () => {
    const { j0 = '', ...rest } = contentsOf(groupDraft, typed());
    expect(reread({ j2: '{"origin":"BKK"}', ...rest, j0 })).toMatchObject({
      values: { values: { journeys: [{ origin: 'HKG' }, { origin: 'SIN' }, { origin: 'BKK', destination: '' }] } },
    });
  });

  test('keeps the request that waits for its answer', () => {
    const attempt = JSON.stringify({ key: 'k-1', body: { journeys: [] } });
    expect(reread({ ...contentsOf(groupDraft, typed()), attempt })).toMatchObject({
      values: { attempt: { key: 'k-1' } },
    });
  });

  test('of a newer app is not read, one without journeys is damaged', () => {
    expect(reread(contentsOf(groupDraft, typed()), 2).state).toBe('future');
    expect(reread({ party: '{}' }).state).toBe('broken');
  });

  test('says where and when it goes, and opens with nothing else', () => {
    const { title, resume } = parseHead(groupHead(typed()));
    expect(title).toMatchObject({ route: ['HKG', 'SIN'], dates: ['2027-01-10'], lead: 'Desk', filled: 1, of: 2 });
    expect(resume).toBeNull();
  });
});
