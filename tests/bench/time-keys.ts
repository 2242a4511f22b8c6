import type { Page } from '@playwright/test';

const NAME = 'FEATHERSTONEHAUGH';

/** Milliseconds from each key of a name, typed at the focus, until the frame that shows it is painted. */
export async function timeKeys(page: Page): Promise<number[]> {
  const taken = await page.evaluateHandle(() => {
    const times: number[] = [];
    // A message posted in a frame arrives after that frame is painted.
    const afterPaint = (action: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = action;
        port2.postMessage(null);
      });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => afterPaint(() => times.push(performance.now() - timeStamp)),
      true,
    );
    return times;
  });
  for (const [i, letter] of [...NAME].entries()) {
    await page.keyboard.press(letter);
    await page.waitForFunction(([times, count]) => times.length > count, [taken, i] as const);
  }
  return taken.jsonValue();
}
