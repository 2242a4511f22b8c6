import type { Page } from '@playwright/test';
import { PATIENCE } from '../../../tools/run-mode.ts';
import { PASSWORD } from '../../agent.ts';
import { logIn } from '../../pages/sign-in.ts';
import type { Portal } from '../../portal.ts';
import { consoleLineOf } from '../../watch.ts';
import { loseFirstAnswer, tellNothing } from '../lost-answer.ts';
import { FORMS, ROWS } from './all-forms.ts';
import { expect, test } from './fixtures.ts';
import {
  callOf,
  enter,
  type Field,
  type Form,
  lettersLost,
  recoveryOf,
  Screen,
  type Sending,
  timesDone,
  type,
} from './form.ts';
import { isHere, measured, printTable } from './table.ts';

// What is lost on the way is the page's own call.
test.use({ serviceWorkers: 'block' });
test.afterAll(() => printTable(ROWS));

/** The user logs in over the form, or on the first page and comes back to it. */
async function logInAgain(on: Screen, form: Form, about: string): Promise<void> {
  const { page, words } = on;
  if (!form.logsInOver) {
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, words, form.user ?? '');
    await page.waitForURL((url) => url.pathname !== '/');
    return form.open(on, about);
  }
  const sheet = on.sheetWith('What you have filled in stays on this page.');
  await on.field('Password', sheet).fill(PASSWORD);
  await on.button('Log in', sheet).click();
  await expect(sheet).toHaveCount(0);
}

/** What became of the answers of a call: the first that grants it is lost, the later ones arrive. */
interface Answers {
  lost: number;
  arrived: number;
}

async function loseAnswer(page: Page, sending: Sending): Promise<Answers> {
  const answers: Answers = { lost: 0, arrived: 0 };
  const { address, method } = callOf(sending);
  await loseFirstAnswer(page, address, method, (fate) => (answers[fate] += 1));
  return answers;
}

/** Presses until the server has granted it: it refuses an enquiry that comes faster than a person writes. */
async function pressUntil(press: () => Promise<void>, isGranted: () => boolean): Promise<void> {
  await expect(async () => {
    if (!isGranted()) await press();
    await expect.poll(isGranted, { timeout: 5000 * PATIENCE }).toBe(true);
  }).toPass();
}

/** A filled-in form. */
interface Filled {
  form: Form;
  sending: Sending;
  on: Screen;
  about: string;
  portal: Portal;
  /** How often the server has done it since. */
  done: () => Promise<number>;
}

/** The texts of the page that sends it. */
const fieldsOf = ({ form, sending, on }: Filled): readonly Field[] => (sending.fields ?? form.fields)(on);

const DRAFTS = /\/base\/v2\/drafts$/;

/** The page's own sync of drafts does not find the end of the session before the press does. */
async function pressFirst({ sending, on }: Filled): Promise<void> {
  await on.page.route(DRAFTS, () => undefined);
  await sending.press(on);
  // Those that wait are sent now.
  await on.page.unroute(DRAFTS);
}

async function sendAtEndOfSession(filled: Filled): Promise<void> {
  const { form, on, about, portal, done } = filled;
  const isTyped = form.logsInOver === 'typing';
  if (isTyped) await type(fieldsOf(filled), 'second');
  await portal.sql('delete from sessions');
  await (isTyped ? type(fieldsOf(filled)) : pressFirst(filled));
  await logInAgain(on, form, about);
  await measured(form, 'session over', { lost: await lettersLost(fieldsOf(filled)), doubles: await done() });
}

/** Nobody says what became of it: the user presses again. */
async function pressAgain(filled: Filled, answers: Answers): Promise<void> {
  const { form, sending, on, done } = filled;
  const lost = await lettersLost(fieldsOf(filled));
  const again = sending.again ?? sending.press;
  await pressUntil(
    () => again(on),
    () => answers.arrived > 0,
  );
  await expect.poll(done).toBeGreaterThan(0);
  await measured(form, 'lost answer', { lost, doubles: (await done()) - 1 });
}

/** The server has it: a look-up says so, or the outbox sends it once more. What was typed is then what the form shows. */
async function waitForNews({ form, on, about, done }: Filled, answers: Answers): Promise<void> {
  const isTold = recoveryOf(form) === 'told';
  if (isTold) await expect(on.page.getByText(on.words.say('Your earlier submission arrived.'))).toBeVisible();
  else await expect.poll(() => answers.arrived).toBeGreaterThan(0);
  await form.open(on, about);
  const lost = await lettersLost(form.fields(on));
  await measured(form, 'lost answer', { lost, doubles: isTold ? (await done()) - 1 : null });
}

async function loseItsAnswer(filled: Filled): Promise<void> {
  const { form, sending, on } = filled;
  const isAskedAgain = recoveryOf(form) === 'again';
  const answers = await loseAnswer(on.page, sending);
  if (isAskedAgain) await tellNothing(on.page);
  await pressUntil(
    () => sending.press(on),
    () => answers.lost === 1,
  );
  await (isAskedAgain ? pressAgain : waitForNews)(filled, answers);
}

for (const form of FORMS) {
  const { sending, user } = form;
  if (!sending) continue;

  test(`${form.name}: sent at the end of a session, and answered into the void, it is done once and loses no letter`, {
    tag: '@long',
  }, async ({ page, portal, words, watch }) => {
    watch.expect(/^401 /, consoleLineOf(401), /^429 /, consoleLineOf(429), /ERR_CONNECTION_RESET/);
    const on = new Screen(page, words);
    const about = (await form.about?.(portal)) ?? '';
    await enter(on, user);
    await form.open(on, about);
    await sending.rest?.(on);
    const before = await timesDone(portal, form);
    const done = async () => (await timesDone(portal, form)) - before;
    const filled: Filled = { form, sending, on, about, portal, done };
    await type(fieldsOf(filled));
    if (user !== null && recoveryOf(form) !== 'outbox')
      await test.step('session over', () => sendAtEndOfSession(filled));
    if (isHere(form, 'lost answer')) await test.step('lost answer', () => loseItsAnswer(filled));
  });
}
