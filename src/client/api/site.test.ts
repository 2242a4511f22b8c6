import { afterEach, expect, test, vi } from 'vitest';
import { needRate } from './site.ts';

afterEach(() => vi.unstubAllGlobals());

test('a currency’s rate is asked for once, and its absence told', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>gone</html>', { status: 500 }));
  await expect(needRate('THB')).rejects.toThrow();
  const rates = { CNY: '1', THB: '4.9' };
  const answer = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ code: 0, data: { base: 'CNY', rates }, message: '' }),
  );
  vi.stubGlobal('fetch', answer);
  await needRate('THB');
  answer.mockClear();
  await needRate('THB');
  expect(answer).not.toHaveBeenCalled();
});
