import { expect, test } from './fixtures.ts';
import { signIn } from './pages/sign-in.ts';

/** A worker that takes its time, as on a phone that still builds its index. */
const SLOW_WORKERS = () => {
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    override postMessage(message: unknown): void {
      setTimeout(() => super.postMessage(message), 400);
    }
  };
};

test('who types and takes faster than places are found gets what was typed', async ({ page, words }) => {
  await page.addInitScript(SLOW_WORKERS);
  await signIn(page, words, 'harbour.op');
  const from = page.getByRole('combobox', { name: words.say('From'), exact: true });
  const to = page.getByRole('combobox', { name: words.say('To'), exact: true });

  await test.step('one field behind the other, by Tab', async () => {
    await from.fill('PVG');
    await from.press('Tab');
    await to.fill('LHR');
    await to.press('Tab');
    await expect(to).toHaveValue(/^LHR/);
    await expect(from).toHaveValue(/^PVG/);
  });

  await test.step('by Enter, while earlier places still stand in the list', async () => {
    await from.fill('beijing');
    const list = page.getByRole('listbox', { name: words.say('From') });
    await expect(list.getByRole('option').first()).toContainText('BJS');
    await from.fill('osaka');
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.getByRole('option').first()).toContainText('BJS');
    await from.press('Enter');
    await expect(from).toHaveValue(/^OSA/);
    await expect(list).toBeHidden();
  });

  await test.step('who types on has not taken it', async () => {
    await from.fill('kix');
    await from.press('Enter');
    await from.fill('itm');
    await expect(page.getByRole('option').first()).toContainText('ITM');
    await expect(from).toHaveValue('itm');
    await from.press('Escape');
    await from.blur();
    await expect(from).toHaveValue(/^OSA/);
  });
});
