import type { Page } from '@playwright/test';

/** A request as it went out. */
interface Sent {
  key: string;
  body: string;
}

/** The calls that ask what became of one without an answer. */
export const LOOK_UPS = /\/me\/attempts$/;

/** Lets calls to an address reach the server and loses the first answer that grants one; `tell` hears of each that grants. */
export async function loseFirstAnswer(
  page: Page,
  address: RegExp,
  method = 'POST',
  tell: (fate: 'lost' | 'arrived') => void = () => undefined,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let isLost = false;
  await page.route(address, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' });
    const answer = await route.fetch();
    if (isLost || !answer.ok()) {
      await route.fulfill({ response: answer });
      if (answer.ok()) tell('arrived');
      return;
    }
    isLost = true;
    await route.abort('connectionreset');
    tell('lost');
  });
  return sent;
}

/** Nothing has come yet, as far as anybody is told who asks what became of a call: the press is the only way to its answer. */
export async function tellNothing(page: Page): Promise<void> {
  const nothing = { code: 0, data: { state: 'none', answer: null }, message: '' };
  await page.route(LOOK_UPS, (route) => route.fulfill({ json: nothing }));
}
