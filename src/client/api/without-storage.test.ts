import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/factories/eventually.ts';
import { refuseStorage } from '../../../tests/factories/refused-storage.ts';
import { solution } from '../trip/sample-solution.ts';
import { sampleLogin } from './sample-login.ts';

const CHOSEN = {
  solution: solution(),
  search: {
    journeys: [],
    bookingType: 'oneway' as const,
    cabin: 'economy' as const,
    passengers: { adult: 1, child: 0, infant: 0 },
  },
  chosenAt: '2026-11-20T02:00:00Z',
};

/** The page of a logged-in user. */
async function loggedIn() {
  const { session } = await import('./session.ts');
  await session.open(async () => '/api');
  await session.start(sampleLogin, '/api|u1');
  return session;
}

/** The page's window, alone or in another site's page. */
function windowOf(isFramed: boolean): object {
  const location = { pathname: '/flight/booking/results', search: '?from=HKG' };
  const page = { location, addEventListener: () => undefined, removeEventListener: () => undefined };
  return Object.assign(page, { parent: isFramed ? {} : page });
}

describe.each([
  ['a frame of another site', true],
  ['a page whose site data is blocked', false],
])('in %s', (_, isFramed) => {
  let allowAgain: () => void;
  beforeEach(() => {
    allowAgain = refuseStorage();
    vi.stubGlobal('window', windowOf(isFramed));
    // Freshly loaded: top-level reads of a module lack storage, too.
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    allowAgain();
  });

  test('a fare that is chosen is there on the booking page, and gone with its user', async () => {
    const session = await loggedIn();
    const { chosenSolution } = await import('./chosen-solution.ts');
    chosenSolution.set(CHOSEN);
    expect(chosenSolution.get()).toMatchObject({ ...CHOSEN, resultsPath: '/flight/booking/results?from=HKG' });
    await session.end();
    expect(chosenSolution.get()).toBeNull();
  });

  test('a tab goes on with the draft that it began', async () => {
    await loggedIn();
    const { openDraftId, forgetOpenDrafts } = await import('../offline/drafts/open-id.ts');
    const begun = openDraftId('flight-passengers', 'HKG');
    expect(openDraftId('flight-passengers', 'HKG')).toBe(begun);
    forgetOpenDrafts();
    expect(openDraftId('flight-passengers', 'HKG')).not.toBe(begun);
  });

  test('a window has places of its own, and what is typed there is held', async () => {
    await loggedIn();
    const { windowPlace, setDraft, draftAt } = await import('../offline/drafts/draft-values.ts');
    expect(windowPlace('pnr')).toBe(windowPlace('pnr'));
    setDraft(windowPlace('pnr'), '1 CA 101 Y 12DEC');
    expect(draftAt(windowPlace('pnr'))?.value).toBe('1 CA 101 Y 12DEC');
  });

  test('what is done once over all tabs is done, one after the other in this one', async () => {
    const { withLock } = await import('../offline/with-lock.ts');
    const done: string[] = [];
    const first = withLock('interline-drafts', async () => {
      await Promise.resolve();
      done.push('first');
    });
    const failing = withLock('interline-drafts', () => Promise.reject(new Error('the second fails')));
    const third = withLock('interline-drafts', async () => void done.push('third'));
    await expect(failing).rejects.toThrow('the second fails');
    await Promise.all([first, third]);
    expect(done).toEqual(['first', 'third']);
  });

  test('live updates come', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
      asked.push(url);
      if (url === '/config.json') return Response.json({ apiBase: '/api' });
      return new Promise((_, reject) => signal?.addEventListener('abort', reject));
    });
    await loggedIn();
    const { followEvents } = await import('./events.ts');
    const stop = followEvents('token-1');
    await eventually(() =>
      expect(asked).toContainEqual(expect.stringMatching(/^\/api\/base\/v2\/events\?withinMs=\d+$/)),
    );
    stop();
  });

  test('choices of language and currency are held, and nothing is there of other visits', async () => {
    const { readStored, writeStored } = await import('./stored-json.ts');
    expect(writeStored('interline.settings', { locale: 'en' })).toBe(false);
    expect(readStored('interline.settings')).toBeNull();
  });
});
