import { expect, test } from './fixtures.ts';
import { ADULT } from './pages/passengers-page.ts';
import { signIn } from './pages/sign-in.ts';
import { openForm } from './torture/drafting.ts';

test('a form that is filled in well on a slow device calls nothing wrong in between', { tag: '@long' }, async ({
  page,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const passengers = await openForm(page, words);
  await expect(passengers.bookButton).toBeEnabled();
  await page.evaluate(() => {
    document.body.dataset.wrong = '';
    new MutationObserver(() => {
      for (const { id } of document.querySelectorAll('[aria-invalid="true"]')) document.body.dataset.wrong += `${id}, `;
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await passengers.fill(ADULT);
  await passengers.fillContact();
  await passengers.field('Contact name').blur();
  await expect(page.locator('body')).toHaveAttribute('data-wrong', '');
  // The watch sees errors.
  await passengers.field('Email').fill('nobody');
  await passengers.field('Email').blur();
  await expect(page.locator('body')).toHaveAttribute('data-wrong', /email/);
});
