import { DraftsPage } from '../pages/drafts-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { readableIn } from './device.ts';
import { startDraft } from './drafting.ts';
import { expect, test } from './fixtures.ts';

test('a form that is open in a second window while the first logs out offline is readable nowhere, also after a kill', {
  tag: '@long',
}, async ({ own, words }) => {
  let first = await own.start();
  await signIn(first, words, 'harbour.op');
  await isInstalled(first);
  const second = await first.context().newPage();
  const form = await startDraft(second, words, 'SECONDONE');
  await first.context().setOffline(true);
  await first.goto('/profile');
  await first
    .getByRole('button', { name: words.say('Log out'), exact: true })
    .first()
    .click();
  await sheetOf(first)
    .getByRole('button', { name: words.say('Keep them locked') })
    .click();
  await new DraftsPage(first, words).hasLoggedOut();
  await expect(second.getByText(words.say('You have logged out in another window.'))).toBeVisible();
  await expect(form.field('Family name')).toBeHidden();
  // As when the second window is closed or hidden: the form is not saved again.
  await second.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await readableIn(first, /SECONDONE/)).toEqual([]);
  expect(await readableIn(second, /SECONDONE/)).toEqual([]);
  await own.kill();
  expect(own.filesWith('SECONDONE')).toEqual([]);

  first = await own.start();
  await first.goto('/');
  await logIn(first, words, 'meridian.op');
  await first.waitForURL('**/flight/booking');
  await new DraftsPage(first, words).open();
  await expect(first.getByText(words.say('No drafts'))).toBeVisible();
  expect(await readableIn(first, /SECONDONE/)).toEqual([]);
});
