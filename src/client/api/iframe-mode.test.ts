import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseStorage } from '../../../tests/factories/refused-storage.ts';
import { sampleLogin } from './sample-login.ts';

const ACCOUNT = '/api|u1';

/** The tab's storage, kept over reloads. */
function textsOfTab() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (i: number) => [...kept.keys()][i] ?? null,
  };
}

/** A freshly loaded page, alone or in a frame. */
async function load(isFramed: boolean) {
  const page = { location: { pathname: '/', search: '' }, addEventListener: () => undefined };
  vi.stubGlobal('window', Object.assign(page, { parent: isFramed ? {} : page }));
  vi.resetModules();
  const { session } = await import('./session.ts');
  const { iframeMode } = await import('./iframe-mode.ts');
  await session.open(async () => '/api');
  return { session, mode: iframeMode.get };
}

let allowAgain: () => void;
let texts: ReturnType<typeof textsOfTab>;
beforeEach(() => {
  // Only storage is mocked: the session is in the tab, too.
  allowAgain = refuseStorage();
  texts = textsOfTab();
  vi.stubGlobal('sessionStorage', texts);
});
afterEach(() => {
  vi.unstubAllGlobals();
  allowAgain();
});

describe('at the top of a window', () => {
  test('the single login switches iframe mode on, and a reload leaves it on', async () => {
    const { session, mode } = await load(false);
    expect(mode()).toBe('off');
    await session.start(sampleLogin, ACCOUNT, { bySingleLogin: true });
    expect(mode()).toBe('on');
    session.refresh({ ...sampleLogin, websitePrefix: 'quay' });
    expect(mode()).toBe('on');
    const again = await load(false);
    expect(again.session.get()?.token).toBe(sampleLogin.token);
    expect(again.mode()).toBe('on');
  });

  test('a tab that has it keeps it for what a single login opens in another, and not for a log-in by password', async () => {
    await load(false);
    const { followSession, iframeMode } = await import('./iframe-mode.ts');
    followSession({ bySingleLogin: true }, false);
    expect(iframeMode.get()).toBe('off');
    followSession({ bySingleLogin: true }, true);
    followSession({ bySingleLogin: true }, false);
    expect(iframeMode.get()).toBe('on');
    followSession({}, false);
    expect(iframeMode.get()).toBe('off');
  });

  test('a log-out switches it off for good, and any other log-in does', async () => {
    const { session, mode } = await load(false);
    await session.start(sampleLogin, ACCOUNT, { bySingleLogin: true });
    await session.end();
    expect(mode()).toBe('off');
    await session.start(sampleLogin, ACCOUNT, { bySingleLogin: true });
    await session.start({ ...sampleLogin, token: 'token-2' }, ACCOUNT);
    expect(mode()).toBe('off');
    expect((await load(false)).mode()).toBe('off');
  });

  test('a log-in by password never has it', async () => {
    const { session } = await load(false);
    await session.start(sampleLogin, ACCOUNT);
    expect((await load(false)).mode()).toBe('off');
  });
});

describe('in a frame', () => {
  test('nothing of it is kept, and its end leaves the frame to the system around it', async () => {
    const { session, mode } = await load(true);
    await session.start(sampleLogin, ACCOUNT, { bySingleLogin: true });
    expect(mode()).toBe('on');
    expect(texts.getItem('interline.iframe-mode')).toBeNull();
    await session.end();
    expect(mode()).toBe('over');
    expect((await load(true)).mode()).toBe('off');
  });

  test('without the single login it is never on', async () => {
    const { session, mode } = await load(true);
    await session.start(sampleLogin, ACCOUNT);
    expect(mode()).toBe('off');
    await session.end();
    expect(mode()).toBe('off');
  });
});
