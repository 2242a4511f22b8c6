import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the page around is asked once for a new login', async () => {
  const postMessage = vi.fn<(message: object, origin: string) => void>();
  vi.stubGlobal('window', { location: { ancestorOrigins: ['https://host.example'] }, parent: { postMessage } });
  const { tellLoginRequired } = await import('./parent-page.ts');
  tellLoginRequired();
  tellLoginRequired();
  const message = { source: 'interline', type: 'login-required' };
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, 'https://host.example');
});
