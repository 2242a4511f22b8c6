import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guardedTexts } from '../../device/browser/texts.ts';
import type { KeyValue } from '../../device/key-value.ts';
import { valuesOf } from './draft-kind.ts';
import { DraftSession } from './draft-session.ts';
import { memoryStore, memoryTexts, type SampleValues, sampleKeeper, sampleKind } from './sample-drafts.ts';
import type { StorageState } from './with-memory.ts';
import { writeAhead } from './write-ahead.ts';

let key: CryptoKey;
beforeAll(async () => {
  key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (...people: string[]): SampleValues => ({ people, note: '' });

/** A device with any number of tabs; announcements reach all of them. */
function device(store: KeyValue = memoryStore()) {
  const tabs: { refresh: () => Promise<void> }[] = [];
  const texts = memoryTexts();
  const ahead = writeAhead(
    guardedTexts(() => texts),
    async () => key,
  );
  let kept: StorageState = 'device';
  const keeper = sampleKeeper(store, { announce: () => tabs.forEach((tab) => void tab.refresh()) });
  const stored = async () => {
    const found = await keeper.read('a', 'd1');
    const opened = found?.state === 'ok' ? valuesOf(sampleKind, found.record) : null;
    return opened?.state === 'ok' ? opened.values : null;
  };
  return {
    keeper,
    ahead,
    texts,
    stored,
    refuse: (state: StorageState) => {
      kept = state;
    },
    async open(tab: string) {
      const found = await keeper.read('a', 'd1');
      const record = found?.state === 'ok' ? found.record : null;
      const parts = {
        definition: sampleKind,
        account: 'a',
        id: 'd1',
        tab,
        keeper,
        ahead,
        storage: { get: () => kept },
      };
      const session = new DraftSession(parts, record);
      tabs.push(session);
      return session;
    },
  };
}

test('typing is on the device within a tenth of a second of each keystroke, also when it never pauses', async () => {
  const { open, stored } = device();
  const session = await open('t1');
  let typed = '';
  for (let i = 0; i < 30; i++) {
    typed += 'X';
    session.change(named(typed, ''), '{}');
    await vi.advanceTimersByTimeAsync(30);
    const held = (await stored())?.people[0] ?? '';
    expect(typed.length - held.length).toBeLessThanOrEqual(3);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(await stored()).toEqual(named(typed, ''));
  expect(session.state.get().status).toBe('saved');
});

test('what was typed when the page went away is there at the next start', async () => {
  const { open, stored, ahead, keeper } = device();
  await ahead.ready('a');
  const dying = sampleKeeper(memoryStore(), { withLock: () => new Promise(() => undefined) });
  const parts = {
    definition: sampleKind,
    account: 'a',
    id: 'd1',
    tab: 't1',
    ahead,
    storage: { get: () => 'device' as const },
  };
  const lost = new DraftSession({ ...parts, keeper: dying }, null);
  lost.change(named('LI MIN', ''), '{}');
  lost.hide();
  await ahead.moveOn(keeper, () => true);
  expect(await stored()).toEqual(named('LI MIN', ''));
  const next = await open('t2');
  next.change(named('LI MING', ''), '{}');
  await next.flush();
  expect(await stored()).toEqual(named('LI MING', ''));
});

test('two tabs on one draft see each other’s passengers and lose no keystroke', async () => {
  const { open, stored } = device();
  const first = await open('t1');
  first.change(named('LI', ''), '{}');
  await vi.advanceTimersByTimeAsync(1000);
  const second = await open('t2');
  const seen: SampleValues[] = [];
  second.follow((values) => seen.push(values));
  first.change(named('LI MING', ''), '{}');
  second.change(named('LI', 'WANG'), '{}');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await stored()).toEqual(named('LI MING', 'WANG'));
  expect(seen.at(-1)).toEqual(named('LI MING', 'WANG'));
});

test('two tabs on one passenger: the last wins and the other version is kept beside', async () => {
  const { open, stored, keeper } = device();
  const first = await open('t1');
  first.change(named('LI', ''), '{}');
  await first.flush();
  const second = await open('t2');
  first.change(named('LI MING', ''), '{}');
  second.change(named('LI NA', ''), '{}');
  await vi.advanceTimersByTimeAsync(2000);
  const found = await keeper.read('a', 'd1');
  const others = found?.state === 'ok' ? found.record.doc.others.map(({ content }) => content) : [];
  expect([(await stored())?.people[0], ...others.map((text) => JSON.parse(text).name)]).toEqual(
    expect.arrayContaining(['LI MING', 'LI NA']),
  );
});

test('whatever two tabs type, each one’s last text is in the draft or beside it', async () => {
  const steps = fc.array(fc.record({ tab: fc.nat(1), person: fc.nat(1), wait: fc.constantFrom(0, 100, 300, 900) }), {
    maxLength: 15,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { open, keeper } = device();
      const tabs = [await open('t0'), await open('t1')];
      const forms = [named('', ''), named('', '')];
      tabs.forEach((tab, i) => tab.follow((values) => (forms[i] = values)));
      const last = new Map<string, string>();
      for (const [n, { tab, person, wait }] of all.entries()) {
        const people = [...(forms[tab]?.people ?? [])];
        people[person] = `${tab}-${n}`;
        const values = named(...people);
        forms[tab] = values;
        tabs[tab]?.change(values, '{}');
        last.set(`${person}`, `${tab}-${n}`);
        await vi.advanceTimersByTimeAsync(wait);
      }
      await vi.advanceTimersByTimeAsync(3000);
      const found = await keeper.read('a', 'd1');
      const doc = found?.state === 'ok' ? found.record.doc : null;
      const kept = [...(doc?.parts ?? []), ...(doc?.others ?? [])].map(({ content }) => content).join();
      for (const text of last.values()) expect(kept).toContain(text);
      expect(forms[0]).toEqual(forms[1]);
    }),
    { numRuns: 60 },
  );
});

test('a store that was wiped under the form is filled again with all of it', async () => {
  const held = new Map<string, unknown>();
  const { open, stored } = device(memoryStore(held));
  const session = await open('t1');
  session.change(named('LI', 'WANG'), '{}');
  await session.flush();
  held.clear();
  session.change(named('LI', 'WANG XIAO'), '{}');
  await session.flush();
  expect(await stored()).toEqual(named('LI', 'WANG XIAO'));
});

test('a damaged record is set aside, not overwritten', async () => {
  const held = new Map<string, unknown>([['draft/a/d1', { format: 1, torn: true }]]);
  const { open, stored } = device(memoryStore(held));
  const session = await open('t1');
  session.change(named('LI', ''), '{}');
  await session.flush();
  expect(await stored()).toEqual(named('LI', ''));
  expect([...held].filter(([key]) => key.startsWith('aside/a/d1'))[0]?.[1]).toEqual({ format: 1, torn: true });
});

test('while the device refuses to store, the form says so and a reload still finds it', async () => {
  const { open, stored, refuse, ahead, keeper, texts } = device();
  await ahead.ready('a');
  refuse('full');
  const session = await open('t1');
  session.change(named('LI', ''), '{}');
  await session.flush();
  expect(session.state.get().status).toBe('full');
  await keeper.bin('a', 'd1', false);
  await ahead.moveOn(keeper, () => true);
  expect(await stored()).toEqual(named('LI', ''));
  expect(texts.length).toBe(0);
});

test('a draft that was booked in one tab is closed in the other and does not come back', async () => {
  const { open, stored, keeper } = device();
  const first = await open('t1');
  first.change(named('LI', ''), '{}');
  await first.flush();
  const second = await open('t2');
  first.close();
  await keeper.bin('a', 'd1', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.state.get().status).toBe('booked');
  second.change(named('LI MING', ''), '{}');
  await second.flush();
  expect(await stored()).toBeNull();
});

test('a discarded draft comes back whole when it is undone or typed in', async () => {
  const { open, stored, keeper } = device();
  const session = await open('t1');
  session.change(named('LI', 'WANG'), '{}');
  await session.flush();
  await keeper.bin('a', 'd1', false);
  expect(await stored()).toBeNull();
  await keeper.unbin('a', 'd1');
  expect(await stored()).toEqual(named('LI', 'WANG'));
  await keeper.bin('a', 'd1', false);
  session.change(named('LI', 'WANG XIAO'), '{}');
  await session.flush();
  expect(await stored()).toEqual(named('LI', 'WANG XIAO'));
});

test('what goes back to how it was while that is being overwritten is written all the same', async () => {
  const { open, stored } = device();
  const session = await open('t1');
  session.change(named('CHEN', ''), '{}');
  await session.flush();
  session.change(named('', ''), '{}');
  const writing = session.flush();
  // The write has begun and is pending.
  await Promise.resolve();
  session.change(named('CHEN', ''), '{}');
  await writing;
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.state.get().status).toBe('saved');
  expect(await stored()).toEqual(named('CHEN', ''));
});
