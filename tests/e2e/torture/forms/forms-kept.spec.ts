import type { Page } from '@playwright/test';
import { PATIENCE } from '../../../tools/run-mode.ts';
import { logIn } from '../../pages/sign-in.ts';
import type { Portal } from '../../portal.ts';
import { consoleLineOf } from '../../watch.ts';
import { isKept } from '../device.ts';
import { FORMS, ROWS, USERS } from './all-forms.ts';
import { test } from './fixtures.ts';
import { enter, type Form, lettersLost, recoveryOf, Screen, textsOf, timesDone, type } from './form.ts';
import { isHere, measured, printTable } from './table.ts';

// The page saves what is typed, not the worker.
test.use({ serviceWorkers: 'block' });
test.afterAll(() => printTable(ROWS));

const FULL = 'test.no-room';

/** The device of a page can run out of space from now on. */
async function canFillUp(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
      if (sessionStorage.getItem(mark)) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  }, FULL);
}

const setFull = (page: Page, isFull: boolean) =>
  page.evaluate(([mark, value]) => sessionStorage.setItem(mark, value), [FULL, isFull ? 'y' : ''] as const);

/** Log-ins over a form that is sent are tested with its sending. */
const isSentByPage = (form: Form) => ['again', 'told'].includes(recoveryOf(form) ?? '');

/** An open form with its first texts. */
interface Walk {
  form: Form;
  on: Screen;
  about: string;
  portal: Portal;
  /** Nothing is sent: whatever is done is one too many. */
  doubles: () => Promise<number | null>;
}

async function atReload({ form, on, about, doubles }: Walk): Promise<void> {
  await on.page.reload();
  await form.open(on, about);
  const lost = await lettersLost(form.fields(on));
  if (isHere(form, 'reload')) await measured(form, 'reload', { lost, doubles: await doubles() });
}

/** The form is open in two windows: both show what is typed, or each its own. */
async function besideSecondWindow({ form, on, about, doubles }: Walk): Promise<void> {
  const other = new Screen(await on.page.context().newPage(), on.words);
  await (form.find ?? form.open)(other, about);
  if (form.isOfWindow) await type(form.fields(other), 'second');
  const there = form.isOfWindow ? 0 : await lettersLost(form.fields(other));
  const here = await lettersLost(form.fields(on));
  await measured(form, 'second window', { lost: here + there, doubles: await doubles() });
  await other.page.close();
}

async function onFullDevice({ form, on, about, doubles }: Walk): Promise<void> {
  await setFull(on.page, true);
  await type(form.fields(on), 'second');
  await on.page.reload();
  await form.open(on, about);
  const lost = await lettersLost(form.fields(on), 'second');
  await measured(form, 'full device', { lost, doubles: await doubles() });
  await setFull(on.page, false);
}

/** The next page finds that the session is over, and its user logs in again. */
async function atEndOfSession({ form, on, about, portal }: Walk, user: string): Promise<void> {
  const { page, words } = on;
  await type(form.fields(on));
  await portal.sql('delete from sessions');
  await page.goto('/flight/orders');
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(page, words, user);
  await page.waitForURL((url) => url.pathname !== '/');
  await form.open(on, about);
  await measured(form, 'session over', { lost: await lettersLost(form.fields(on)), doubles: null });
}

for (const form of FORMS)
  test(`${form.name}: no letter is lost by a reload, a second window, a full device or the end of the session`, {
    tag: '@long',
  }, async ({ page, portal, words, watch }) => {
    watch.expect(/^401 /, consoleLineOf(401));
    const on = new Screen(page, words);
    const about = (await form.about?.(portal)) ?? '';
    const before = await timesDone(portal, form);
    const doubles = async () => (isSentByPage(form) ? (await timesDone(portal, form)) - before : null);
    const walk: Walk = { form, on, about, portal, doubles };
    await canFillUp(page);
    await enter(on, form.user);
    await form.open(on, about);
    await type(form.fields(on));
    await test.step('reload', () => atReload(walk));
    if (isHere(form, 'second window')) await test.step('second window', () => besideSecondWindow(walk));
    if (isHere(form, 'full device')) await test.step('full device', () => onFullDevice(walk));
    const { user } = form;
    if (user !== null && !isSentByPage(form) && isHere(form, 'session over'))
      await test.step('session over', () => atEndOfSession(walk, user));
  });

for (const user of USERS)
  test(`a killed browser loses no letter of the forms of ${user ?? 'a visitor'}`, { tag: '@long' }, async ({
    own,
    portal,
    words,
  }) => {
    test.setTimeout(900_000 * PATIENCE);
    const forms = FORMS.filter((form) => form.user === user && isHere(form, 'kill'));
    const begun: { form: Form; about: string; before: number }[] = [];
    // What one form is about may be made by the call of another.
    const abouts = new Map<Form, string>();
    for (const form of forms) abouts.set(form, (await form.about?.(portal)) ?? '');
    let on = new Screen(await own.start(), words);
    await enter(on, user);
    if (user !== null) await own.sessionIsOnDisk();
    for (const form of forms) {
      const about = abouts.get(form) ?? '';
      begun.push({ form, about, before: await timesDone(portal, form) });
      await form.open(on, about);
      await type(form.fields(on));
    }
    const texts = forms.flatMap((form) => textsOf(form.fields(on)));
    if (user !== null) await isKept(on.page, ...texts);
    else await own.isOnDisk(...texts);
    await own.kill();

    on = new Screen(await own.start(), words);
    for (const { form, about, before } of begun)
      await test.step(form.name, async () => {
        await (form.find ?? form.open)(on, about);
        const lost = await lettersLost(form.fields(on));
        const doubles = isSentByPage(form) ? (await timesDone(portal, form)) - before : null;
        await measured(form, 'kill', { lost, doubles });
      });
  });
