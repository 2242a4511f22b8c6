import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('list and traveller stand side by side, by keyboard, by address and back', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/travellers');
  const row = (name: RegExp) => page.locator('main').getByRole('listitem').getByRole('button', { name });
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name: words.say(name), exact: true }).click();

  await test.step('who is pressed opens beside the list, which stays where it is', async () => {
    await expect(page.getByText(words.say('Select a traveller'), { exact: true })).toBeVisible();
    await inspect();
    const before = await row(/CHEN JIAYI/).boundingBox();
    await row(/CHEN JIAYI/).focus();
    await page.keyboard.press('Enter');
    await expect(heading('CHEN JIAYI')).toBeFocused();
    await expect(row(/CHEN JIAYI/)).toHaveAttribute('aria-current', 'true');
    expect(await row(/CHEN JIAYI/).boundingBox()).toEqual(before);
    const beside = await pane('CHEN JIAYI').boundingBox();
    expect(beside?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    await inspect();
  });

  await test.step('another one, back, and the same by its address', async () => {
    await row(/BECKER JULIA/).click();
    await expect(heading('BECKER JULIA')).toBeFocused();
    await page.goBack();
    await expect(pane('CHEN JIAYI')).toBeVisible();
    await page.reload();
    await expect(pane('CHEN JIAYI').getByLabel(words.say('Family name'), { exact: true })).toHaveValue('CHEN');
  });

  await test.step('saved, it stays open as the server has it; shut, the row has the focus', async () => {
    const email = pane('CHEN JIAYI').getByLabel(words.say('Email'), { exact: true });
    for (const text of ['desk@example.com', '']) {
      await email.fill(text);
      await press('Save');
      await expect(heading('CHEN JIAYI')).toBeFocused();
      await expect(email).toHaveValue(text);
    }
    await press('Close');
    await expect(row(/CHEN JIAYI/)).toBeFocused();
    await expect(page.getByText(words.say('Select a traveller'), { exact: true })).toBeVisible();
  });

  await test.step('a save that is answered late leaves alone who was opened since', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/often-used-passengers/*', async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    });
    await row(/CHEN JIAYI/).click();
    await pane('CHEN JIAYI').getByLabel(words.say('Email'), { exact: true }).fill('late@example.com');
    await press('Save');
    await row(/BECKER JULIA/).click();
    const email = pane('BECKER JULIA').getByLabel(words.say('Email'), { exact: true });
    await email.fill('half');
    const read = page.waitForResponse(/often-used-passengers\?/);
    // Looked for from before: it goes by itself.
    const saved = page.getByText(words.say('Saved'), { exact: true }).waitFor();
    held.resolve();
    await Promise.all([read, saved]);
    await expect(email).toBeFocused();
    await page.unroute('**/often-used-passengers/*');
    await portal.sql(`update travellers set email = null where surname = 'CHEN' and given_name = 'JIAYI'`);
  });

  await test.step('what is left half-typed is offered, and the row that is pressed stays where it is', async () => {
    await row(/CHEN JIAYI/).click();
    const email = pane('CHEN JIAYI').getByLabel(words.say('Email'), { exact: true });
    await email.fill('half@');
    const unsaved = page.getByRole('region', { name: words.say('Not saved') });
    await expect(unsaved.getByRole('button', { name: /BECKER JULIA/ }).first()).toBeVisible();
    const before = await row(/CHEUNG KA WAI/).boundingBox();
    await row(/CHEUNG KA WAI/).click();
    await expect(unsaved.getByRole('button', { name: /CHEN JIAYI/ }).first()).toBeVisible();
    expect(await row(/CHEUNG KA WAI/).boundingBox()).toEqual(before);
    await inspect();
    await unsaved
      .getByRole('button', { name: /CHEN JIAYI/ })
      .first()
      .click();
    await expect(email).toHaveValue('half@');
    await row(/CHEUNG KA WAI/).click();
    for (const name of ['CHEN JIAYI', 'BECKER JULIA'])
      await page
        .getByRole('button', { name: words.say('Discard what was typed: {name}').replace('{name}', name) })
        .click();
    await expect(unsaved).toHaveCount(0);
  });

  await test.step('a member card leads to where it is changed', async () => {
    await row(/TAN HUI LING/).click();
    await pane('TAN HUI LING')
      .getByRole('link', { name: /Star Alliance/ })
      .click();
    await page.waitForURL('**/travellers/cards?id=*');
    await expect(pane('TAN HUI LING').getByLabel(words.say('Airline of the card'), { exact: true })).toHaveValue(
      /Singapore/,
    );
    await expect(row(/TAN HUI LING/)).toHaveAttribute('aria-current', 'true');
    await inspect();
    await page.goBack();
    await expect(pane('TAN HUI LING').getByLabel(words.say('Family name'), { exact: true })).toHaveValue('TAN');
  });

  await test.step('the template as it is downloaded holds nobody, and the list says so', async () => {
    await press('Import from Excel');
    const downloading = page.waitForEvent('download');
    await press('Download the template');
    const path = await (await downloading).path();
    await sheetOf(page).locator('input[type=file]').setInputFiles(path);
    await expect(
      page.getByText(words.say('There is nobody in this list yet. Fill in a row for each traveller.')),
    ).toBeVisible();
    await inspect();
  });

  await test.step('nobody by an address that names nobody', async () => {
    await page.goto('/travellers?id=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(words.say('Not in your list'))).toBeVisible();
  });
});

test('what is typed in one window goes on in another, and the list of either offers it once, as it was typed', {
  tag: '@long',
}, async ({ page, context, words }) => {
  await signIn(page, words, 'harbour.op');
  const other = await context.newPage();
  const listed = (tab: typeof page) => tab.getByRole('region', { name: words.say('Not saved') }).getByRole('listitem');
  for (const { path, name, label, texts } of [
    { path: '/travellers', name: /CHEN JIAYI/, label: 'Email', texts: ['one@', 'one@two'] },
    { path: '/travellers/cards', name: /TAN HUI LING/, label: 'Frequent-flyer number', texts: ['111', '111222'] },
  ] as const) {
    const field = (tab: typeof page) => tab.getByLabel(words.say(label), { exact: true });
    for (const tab of [page, other]) {
      await tab.goto(path);
      await tab.locator('main').getByRole('listitem').getByRole('button', { name }).first().click();
      await field(tab).waitFor();
    }
    await field(page).fill(texts[0]);
    await expect(field(other)).toHaveValue(texts[0]);
    await field(other).fill(texts[1]);
    await expect(field(page)).toHaveValue(texts[1]);
    for (const tab of [page, other]) {
      await tab.goto(path);
      await expect(listed(tab)).toHaveCount(1);
    }
    await listed(page).getByRole('button').first().click();
    await expect(field(page)).toHaveValue(texts[1]);
    await page.reload();
    await expect(field(page)).toHaveValue(texts[1]);
    await page.goto(path);
    await listed(page).getByRole('button').last().click();
    for (const tab of [page, other]) await expect(listed(tab)).toHaveCount(0);
  }
});
