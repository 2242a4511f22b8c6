import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOST = 'https://host.example';
const parent = { postMessage: vi.fn<(message: object, origin: string) => void>() };
let say: (event: object) => void;

vi.mock('../../../api/frame.ts', () => ({ isFramed: true }));
beforeEach(() => {
  vi.resetModules();
  parent.postMessage.mockReset();
  const addEventListener = (_type: 'message', listener: (event: object) => void) => {
    say = listener;
  };
  vi.stubGlobal('window', { location: { ancestorOrigins: [HOST] }, parent, addEventListener });
});
afterEach(() => vi.unstubAllGlobals());

test('the page around is asked once for a new login', async () => {
  const { tellLoginRequired } = await import('./parent-page.ts');
  tellLoginRequired();
  tellLoginRequired();
  const message = { source: 'interline', type: 'login-required' };
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(message, HOST);
});

test('what the page around asks for before the first screen stands is shown once it does', async () => {
  const { followParent } = await import('./parent-page.ts');
  const ask = (path: string, origin = HOST) =>
    say({ source: parent, origin, data: { target: 'interline', type: 'navigate', path } });
  ask('/bills/wallet');
  ask('/flight/orders');
  ask('/users', 'https://stranger.example');
  ask('//stranger.example');
  const shown: string[] = [];
  followParent((path) => shown.push(path));
  expect(shown).toEqual(['/flight/orders']);
  ask('/trains/orders');
  expect(shown).toEqual(['/flight/orders', '/trains/orders']);
});
