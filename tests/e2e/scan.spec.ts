import { passportPhoto } from '../factories/passport-image.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const HOLDER = {
  surname: 'CHAN',
  givenNames: 'SIU MING',
  number: 'K12345678',
  issuer: 'CHN',
  nationality: 'CHN',
  birthDate: '1985-02-03',
  gender: 'F',
  expiryDate: isoDateAfter(2000),
} as const;

const NEEDS_CONNECTION = /^Documents are read by the server|^证件由服务器|^證件由伺服器/;

test('a passport photo fills a passenger, says so and can be undone', async ({
  page,
  words,
  inspect,
  context,
  watch,
}) => {
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  const form = new PassengersPage(page, words);
  await page.getByRole('button', { name: words.say('Scan'), exact: true }).click();
  const sheet = sheetOf(page);
  const file = sheet.locator('input[type=file]').last();
  await expect(sheet.getByText(words.say('Take a photo'))).toBeVisible();
  await expect(sheet.locator('input[capture=environment]')).toHaveCount(1);
  await inspect();

  await file.setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') });
  await expect(sheet.getByText(words.say('This is no JPEG or PNG photo.'))).toBeVisible();
  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(11 * 1024 * 1024)]);
  await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(sheet.getByText(words.say('This file is larger than 10 MB.'))).toBeVisible();

  const photo = await passportPhoto(HOLDER, { rotation: 3, noise: 6, size: 2200 });
  watch.expect(/^503 /, /Failed to load resource/);
  await page.route('**/analysis/document', (route) =>
    route.fulfill({ status: 503, body: 'no server behind the proxy' }),
  );
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(sheet.getByRole('alert')).toHaveText(words.say('submit failed, please retry later'));
  const again = sheet.getByRole('button', { name: words.say('Try again'), exact: true });
  await context.setOffline(true);
  await expect(sheet.getByText(NEEDS_CONNECTION)).toBeVisible();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect(again).toHaveCount(0);
  await context.setOffline(false);
  await page.unroute('**/analysis/document');
  await again.click();
  await expect(sheet.getByText('K12345678')).toBeVisible();
  await expect(sheet.getByText(words.say('Check digit right'))).toHaveCount(3);
  await inspect();
  await page.getByRole('button', { name: words.say('Fill in'), exact: true }).click();
  await expect(form.field('Family name')).toHaveValue('CHAN');
  await expect(form.field('Given names')).toHaveValue('SIU MING');
  await expect(form.field('Document number')).toHaveValue('K12345678');
  await expect(page.getByText(words.say('From the photo of the document')).first()).toBeVisible();
  await page.getByRole('button', { name: words.say('Undo') }).click();
  await expect(form.field('Family name')).toHaveValue('');
  await expect(form.field('Document number')).toHaveValue('');

  await context.setOffline(true);
  await page.getByRole('button', { name: words.say('Scan'), exact: true }).click();
  await expect(sheet.getByText(NEEDS_CONNECTION)).toBeVisible();
  await context.setOffline(false);
});
