import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type DraftDoc, type OtherVersion, otherOf } from '../../../contract/draft-merge.ts';
import type { DraftAnswer, DraftChangeInput } from '../../../contract/drafts.ts';
import { type DraftRecord, newRecord } from './draft-record.ts';
import { applyChoice, openOthers } from './other-versions.ts';
import { absorbAnswer, changeFor, isUnsent, planSync } from './sync-rules.ts';

let made = 0;
const context = { now: new Date('2026-11-20T02:00:00.000Z'), newId: () => `o${++made}` };
const about = { account: 'a', context };
const NEW: DraftRecord = newRecord({
  id: 'd1',
  kind: 'flight-passengers',
  version: 1,
  account: 'a',
  doc: { rev: 0, head: '{}', parts: [], others: [] },
});

/** Types into a device's record. */
function type(record: DraftRecord, texts: Record<string, string>): DraftRecord {
  const known = (key: string) => record.doc.parts.find((part) => part.key === key)?.rev ?? 0;
  const parts = Object.entries(texts).map(([key, content]) => ({ key, content, baseRev: known(key) }));
  return { ...record, doc: applyChange(record.doc, { by: 'tab', head: record.doc.head, parts }, context) };
}

/** The server, by the rule it shares. */
function server() {
  let doc: DraftDoc | null = null;
  const answer = (): DraftAnswer => {
    const { rev, head, parts, others } = doc ?? { rev: 0, head: '{}', parts: [], others: [] };
    const savedAt = context.now.toISOString();
    return {
      id: 'd1',
      kind: 'flight-passengers',
      version: 1,
      rev,
      savedAt,
      head,
      parts: [...parts],
      others: [...others],
      revived: false,
    };
  };
  return {
    answer,
    save: (input: DraftChangeInput) => {
      doc = applyChange(doc, input, context);
      return answer();
    },
  };
}

/** What an agent does to take the other version. */
function choose(record: DraftRecord, other: OtherVersion): DraftRecord {
  const part = record.doc.parts.find(({ key }) => key === other.part);
  return applyChoice(record, other, part ? otherOf(part, context) : null, context);
}

const textsOf = ({ doc }: DraftRecord) => Object.fromEntries(doc.parts.map(({ key, content }) => [key, content]));

function sync(record: DraftRecord, there: ReturnType<typeof server>, device: string): DraftRecord {
  if (!isUnsent(record)) return absorbAnswer(record, null, there.answer(), about);
  const sent = changeFor(record, device);
  return absorbAnswer(record, sent, there.save(sent), about);
}

describe('a choice between two versions', () => {
  /** The phone typed LI MING, then the tablet LI NA: LI NA wins, LI MING is kept beside, and both devices know. */
  function disagreeing() {
    const there = server();
    let phone = sync(type(NEW, { p0: 'LI' }), there, 'phone');
    let tablet = absorbAnswer(null, null, there.answer(), about);
    phone = sync(type(phone, { p0: 'LI MING' }), there, 'phone');
    tablet = sync(type(tablet, { p0: 'LI NA' }), there, 'tablet');
    phone = sync(phone, there, 'phone');
    return { there, phone, tablet };
  }
  const open = (record: DraftRecord) => openOthers(record, context.now).map(({ content }) => content);

  test('reaches the other device: what was chosen stands there, and what it replaced can be compared', () => {
    const { there, phone, tablet } = disagreeing();
    const [other] = openOthers(phone, context.now);
    if (!other) throw new Error('two versions');
    const chosen = sync(choose(phone, other), there, 'phone');
    const later = sync(tablet, there, 'tablet');
    expect([textsOf(chosen), textsOf(later)]).toEqual([{ p0: 'LI MING' }, { p0: 'LI MING' }]);
    expect([open(chosen), open(later)]).toEqual([['LI NA'], ['LI NA']]);
    expect(isUnsent(chosen)).toBe(false);

    // Further typing does not reopen the settled question.
    const typed = sync(type(later, { p0: 'LI MING WEI' }), there, 'tablet');
    expect(open(typed)).toEqual(['LI NA']);
    expect(open(sync(chosen, there, 'phone'))).toEqual(['LI NA']);
  });

  test('is kept when typing goes on before the server hears of it', () => {
    const { there, phone, tablet } = disagreeing();
    const [other] = openOthers(phone, context.now);
    if (!other) throw new Error('two versions');
    sync(type(choose(phone, other), { p0: 'LI MING WEI' }), there, 'phone');
    const later = sync(tablet, there, 'tablet');
    expect([textsOf(later), open(later)]).toEqual([{ p0: 'LI MING WEI' }, ['LI NA']]);
  });

  test('to leave things as they are is told too, and no device asks again', () => {
    const { there, phone, tablet } = disagreeing();
    const kept = { ...phone, settled: openOthers(phone, context.now).map(({ id }) => id) };
    expect(isUnsent(kept)).toBe(true);
    const told = sync(kept, there, 'phone');
    expect(isUnsent(told)).toBe(false);
    expect(open(sync(tablet, there, 'tablet'))).toEqual([]);
  });
});

describe('two devices on one draft', () => {
  test('hold the same after both have synced', () => {
    const there = server();
    let phone = sync(type(NEW, { p0: 'LI', p1: 'WANG' }), there, 'phone');
    let tablet = absorbAnswer(null, null, there.answer(), about);
    expect(textsOf(tablet)).toEqual({ p0: 'LI', p1: 'WANG' });
    phone = sync(type(phone, { p0: 'LI MING' }), there, 'phone');
    tablet = sync(type(tablet, { p1: 'WANG XIAO' }), there, 'tablet');
    phone = sync(phone, there, 'phone');
    expect(textsOf(phone)).toEqual({ p0: 'LI MING', p1: 'WANG XIAO' });
    expect(textsOf(tablet)).toEqual(textsOf(phone));
    expect(there.answer().others).toEqual([]);
  });

  test('on one passenger: the last to arrive wins, both see the other version', () => {
    const there = server();
    let phone = sync(type(NEW, { p0: 'LI' }), there, 'phone');
    let tablet = absorbAnswer(null, null, there.answer(), about);
    phone = sync(type(phone, { p0: 'LI MING' }), there, 'phone');
    tablet = sync(type(tablet, { p0: 'LI NA' }), there, 'tablet');
    phone = sync(phone, there, 'phone');
    expect([textsOf(phone), textsOf(tablet)]).toEqual([{ p0: 'LI NA' }, { p0: 'LI NA' }]);
    expect(phone.synced?.others).toMatchObject([{ part: 'p0', content: 'LI MING' }]);
  });

  test('what was typed while the answer was on its way stays and is sent next', () => {
    const there = server();
    const before = type(NEW, { p0: 'L' });
    const sent = changeFor(before, 'phone');
    const answer = there.save(sent);
    const after = absorbAnswer(type(before, { p0: 'LI' }), sent, answer, about);
    expect(textsOf(after)).toEqual({ p0: 'LI' });
    expect(isUnsent(after)).toBe(true);
    sync(after, there, 'phone');
    expect([there.answer().parts[0]?.content, there.answer().others]).toEqual(['LI', []]);
  });

  test('typing meets a pull: the server still gets to see both versions', () => {
    const there = server();
    const phone = sync(type(NEW, { p0: 'LI' }), there, 'phone');
    const tablet = absorbAnswer(null, null, there.answer(), about);
    sync(type(tablet, { p0: 'LI NA' }), there, 'tablet');
    const pulled = absorbAnswer(type(phone, { p0: 'LI MING' }), null, there.answer(), about);
    expect(textsOf(pulled)).toEqual({ p0: 'LI MING' });
    sync(pulled, there, 'phone');
    expect(there.answer().others).toMatchObject([{ content: 'LI NA' }]);
  });

  test('however they type and sync, they end up the same', () => {
    const step = fc.record({
      device: fc.nat(1),
      key: fc.constantFrom('p0', 'p1'),
      sync: fc.boolean(),
      during: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const there = server();
        const first = sync(type(NEW, { p0: 'A', p1: 'B' }), there, 'd0');
        const devices = [first, absorbAnswer(null, null, there.answer(), about)];
        const at = (i: number) => devices[i] ?? NEW;
        steps.forEach(({ device, key, sync: isSyncing, during }, n) => {
          const text = `${device}-${n}`;
          if (!isSyncing) {
            devices[device] = type(at(device), { [key]: text });
            return;
          }
          const sent = isUnsent(at(device)) ? changeFor(at(device), `d${device}`) : null;
          const answer = sent ? there.save(sent) : there.answer();
          const typed = during ? type(at(device), { [key]: text }) : at(device);
          devices[device] = absorbAnswer(typed, sent, answer, about);
        });
        for (const i of [0, 1, 0, 1]) devices[i] = sync(at(i), there, `d${i}`);
        expect(textsOf(at(0))).toEqual(textsOf(at(1)));
        expect(devices.some(isUnsent)).toBe(false);
      }),
    );
  });
});

describe('the plan', () => {
  const synced = (): DraftRecord => {
    const there = server();
    return sync(type(NEW, { p0: 'LI' }), there, 'phone');
  };
  const listing = (rev: number) => ({ id: 'd1', kind: 'flight-passengers', rev, savedAt: '2026-11-20T02:00:00.000Z' });

  test('sends what is new here and fetches what is new there', () => {
    const record = synced();
    const rev = record.synced?.rev ?? 0;
    expect(planSync([record], { drafts: [listing(rev)], deleted: [] }, new Set())).toEqual({
      push: [],
      pull: [],
      remove: [],
    });
    expect(planSync([record], { drafts: [listing(rev + 1)], deleted: [] }, new Set()).pull).toEqual(['d1']);
    expect(planSync([type(record, { p0: 'X' })], { drafts: [listing(rev)], deleted: [] }, new Set()).push).toEqual([
      'd1',
    ]);
  });

  test('a wiped device gets the server’s copy, but not of what it has just thrown away', () => {
    expect(planSync([], { drafts: [listing(1)], deleted: [] }, new Set()).pull).toEqual(['d1']);
    expect(planSync([], { drafts: [listing(1)], deleted: [] }, new Set(['d1'])).pull).toEqual([]);
  });

  test('a draft discarded elsewhere goes, unless something was typed here since', () => {
    const record = synced();
    expect(planSync([record], { drafts: [], deleted: ['d1'] }, new Set()).remove).toEqual(['d1']);
    expect(planSync([type(record, { p0: 'X' })], { drafts: [], deleted: ['d1'] }, new Set()).push).toEqual(['d1']);
  });
});
