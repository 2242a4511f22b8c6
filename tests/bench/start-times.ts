import type { BrowserContext, Page } from '@playwright/test';
import { median } from './figure.ts';

/** One page start, in milliseconds from navigation; `shift` is the cumulative layout shift. */
export interface StartTimes {
  paint: number;
  usable: number;
  blocking: number;
  shift: number;
}

/** Loading, shifts and blocking count for this long after a page is usable. */
const AFTER_MS = 2000;
/** Time of a task beyond this is blocking (https://web.dev/articles/tbt). */
const LONG_TASK_MS = 50;

/** Makes every page of the context record when the element of `selector` is visible and the page can react to it. */
export async function noteUsable(context: BrowserContext, selector: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const look = () => {
      const found = document.querySelector(wanted);
      const isThere = found !== null && found.getClientRects().length > 0 && !found.matches(':disabled');
      if (!isThere) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('usable');
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** Runs one navigation and reads its times; the context must be set up by `noteUsable`. */
export async function timeStart(page: Page, navigate: () => Promise<unknown>): Promise<StartTimes> {
  await navigate();
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(async (longTask) => {
    const read = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const all: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => void all.push(...list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(all);
        }, 100);
      });
    const [tasks, shifts] = await Promise.all([read('longtask'), read('layout-shift')]);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [usable] = performance.getEntriesByName('usable');
    const from = paint?.startTime ?? 0;
    const blocking = tasks.map(({ startTime, duration }) => {
      const begun = Math.max(startTime, from);
      return Math.max(0, startTime + duration - begun - longTask);
    });
    const moved = shifts.map((shift) => ('value' in shift && typeof shift.value === 'number' ? shift.value : 0));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return { paint: from, usable: usable?.startTime ?? Number.NaN, blocking: sum(blocking), shift: sum(moved) };
  }, LONG_TASK_MS);
}

export function medianOf(starts: readonly StartTimes[]): StartTimes {
  const of = (key: keyof StartTimes) => median(starts.map((start) => start[key]));
  return { paint: of('paint'), usable: of('usable'), blocking: of('blocking'), shift: of('shift') };
}
