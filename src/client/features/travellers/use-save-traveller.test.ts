import { i18n } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../tests/factories/answered-calls.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { endpointOf } from '../../api/endpoint-of.ts';
import { forgetIntent, lostIntents } from '../../api/intents.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import { session } from '../../api/session.ts';
import { draftAt, setDraft } from '../../offline/drafts/draft-values.ts';
import { followLostAnswers } from '../../offline/lost-answers/look-up.ts';
import { changedTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { outbox, outboxView, queueChange, refreshOutbox } from '../../offline/outbox/outbox-here.ts';
import { toChangedTraveller, valuesOf } from './traveller-values.ts';
import { keptForm, typedPlace } from './typed-traveller.ts';
import { saveTraveller } from './use-save-traveller.ts';

vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => false }));
vi.mock('../../api/queries.ts', async (original) => ({ ...(await original<object>()), invalidate: async () => [] }));

const traveller: Traveller = {
  ...{ id: 't1', version: 4, surname: 'ZHANG', givenName: 'SAN', nativeName: null, phone: null, email: null },
  ...{ gender: null, birthday: null, nationality: null, documents: [], cards: [] },
  ...{ opened: false, frequent: false, updatedAt: '2026-11-20T00:00:00Z' },
};
const values = { ...valuesOf(traveller), email: 'san@example.com' };
const done = (data: unknown) => Response.json({ code: 0, data, message: '' });

/** The server's answer to a save, and what it says of one whose answer was lost. */
let saved: () => Response = () => Response.error();
let state: 'done' | 'none' = 'done';
let stop = (): void => undefined;

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  onlineManager.setOnline(true);
  [saved, state] = [() => Response.error(), 'done'];
  answerCalls(({ url }) => (url.endsWith('/me/attempts') ? done({ state, answer: traveller }) : saved()));
  await session.start(sampleLogin, '/agency|u1');
  // Code still to be loaded ignores the test's clock.
  await endpointOf('lookUpAttempt');
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  for (const { key } of await lostIntents()) forgetIntent(key);
  for (const { account, id } of outboxView.get().records) await outbox.cancel(account, id);
  await refreshOutbox();
  await session.end();
  vi.unstubAllGlobals();
});

/** A change that the server refused; `unsure`: set aside because it may have arrived long ago. */
async function refusedChange(isUnsure = false) {
  const input = toChangedTraveller({ ...values, email: 'old@example.com' }, { ...traveller, version: 3 });
  await queueChange(changedTraveller, input, { before: traveller, maybeArrived: isUnsure });
  const [waiting] = outboxView.get().records;
  if (!waiting) throw new Error('nothing is queued');
  if (!isUnsure) await outbox.refuse(waiting, { code: 409_003, message: 'Changed.' });
  // The server failed on it too often: whether it has it is not known.
  else
    for (let i = 0; i < 5; i++)
      await outbox.postpone({ ...waiting, maybeArrived: true }, { arrived: null, fault: true });
  await refreshOutbox();
  const [record] = outboxView.get().records;
  if (record?.state !== 'refused') throw new Error('nothing is refused');
  return record;
}

/** Saves the form of an item as its sheet does. */
async function save(record: Awaited<ReturnType<typeof refusedChange>>, online = true) {
  const place = typedPlace(traveller, record);
  setDraft(place, keptForm(traveller, values));
  const how = await saveTraveller({ traveller, record }, online)(values, () => undefined, { keptAt: place });
  await refreshOutbox();
  return { how, place };
}
const listed = () => outboxView.get().records.map(({ state, input }) => [state, input.email]);

test('a refused change leaves the outbox once its form is saved', async () => {
  saved = () => done({ ...traveller, version: 5 });
  expect((await save(await refusedChange())).how).toBe('sent');
  expect(listed()).toEqual([]);
});

/** Looks up what became of lost saves, for a minute. */
async function lookUp() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = followLostAnswers(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await refreshOutbox();
}

test('and once it is known that a save whose answer was lost has arrived', async () => {
  const { how, place } = await save(await refusedChange());
  expect([how, listed()]).toEqual([null, [['refused', 'old@example.com']]]);
  await lookUp();
  expect([draftAt(place), listed()]).toEqual([undefined, []]);
});

test('but stays, as what was typed over it does, while that is not known', async () => {
  state = 'none';
  const { place } = await save(await refusedChange());
  await lookUp();
  expect(draftAt(place)?.value).toMatchObject({ values: { email: 'san@example.com' } });
  expect(listed()).toEqual([['refused', 'old@example.com']]);
});

test.each([false, true])('saved offline, its form takes its place (may have arrived: %s)', async (isUnsure) => {
  expect((await save(await refusedChange(isUnsure), false)).how).toBe('kept');
  expect(listed()).toEqual([['waiting', 'san@example.com']]);
});
