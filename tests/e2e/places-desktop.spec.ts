import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/sign-in.ts';

/** Workers that receive no messages while held, as on a phone that still builds its index. */
const HELD_WORKERS = () => {
  const Real = globalThis.Worker;
  const waiting: (() => void)[] = [];
  let isHeld = true;
  globalThis.Worker = class extends Real {
    override postMessage(message: unknown): void {
      const send = () => super.postMessage(message);
      if (isHeld) waiting.push(send);
      else send();
    }
  };
  const hold = (held: boolean) => {
    isHeld = held;
    if (!held) for (const send of waiting.splice(0)) send();
  };
  Object.assign(window, { holdWorkers: hold });
};

const hold = (page: Page, isHeld: boolean) => page.evaluate((held) => Reflect.get(window, 'holdWorkers')(held), isHeld);

test('who types and takes faster than places are found gets what was typed', { tag: '@long' }, async ({
  page,
  words,
}) => {
  await page.addInitScript(HELD_WORKERS);
  await signIn(page, words, 'harbour.op');
  const from = page.getByRole('combobox', { name: words.say('From'), exact: true });
  const to = page.getByRole('combobox', { name: words.say('To'), exact: true });

  await test.step('one field behind the other, by Tab', async () => {
    await from.fill('PVG');
    await from.press('Tab');
    await to.fill('LHR');
    await to.press('Tab');
    await hold(page, false);
    await expect(to).toHaveValue(/^LHR/);
    await expect(from).toHaveValue(/^PVG/);
  });

  await test.step('by Enter, while earlier places still stand in the list', async () => {
    await from.fill('beijing');
    const list = page.getByRole('listbox', { name: words.say('From') });
    await expect(list.getByRole('option').first()).toContainText('BJS');
    await hold(page, true);
    await from.fill('osaka');
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.getByRole('option').first()).toContainText('BJS');
    await from.press('Enter');
    await hold(page, false);
    await expect(from).toHaveValue(/^OSA/);
    await expect(list).toBeHidden();
  });

  await test.step('who types on has not taken it', async () => {
    await hold(page, true);
    await from.fill('kix');
    await from.press('Enter');
    await from.fill('itm');
    await hold(page, false);
    await expect(page.getByRole('option').first()).toContainText('ITM');
    await expect(from).toHaveValue('itm');
    await from.press('Escape');
    await from.blur();
    await expect(from).toHaveValue(/^OSA/);
  });
});
