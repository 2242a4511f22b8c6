import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/sign-in.ts';

test('a site that the provider opens is what its host name shows', async ({ page, portal, words, inspect }) => {
  const { port } = new URL(portal.url);
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  const chat = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<h1>Pier help desk</h1>'));
  await new Promise<void>((done) => chat.listen(0, '127.0.0.1', done));
  // It listens on a port.
  const chatPort = (chat.address() as AddressInfo).port;

  await signIn(page, words, 'provider.admin');
  await page.goto('/company/sites');
  await expect(page.getByRole('button', { name: /Interline/ })).toBeVisible();
  await button('Open a site').click();
  await field('Site name').fill('Pier Travel Online');
  await field('Short name').fill('Pier');
  await field('Chinese name').fill('码头旅行在线');
  await field('Chinese short name').fill('码头');
  await field('Host names').fill('https://pier.localhost');
  await field('Colour on light ground').fill('#ffd000');
  await button('Open the site').click();
  await expect(page.getByText(words.field('siteHost')).first()).toBeVisible();
  await expect(page.getByText(words.field('siteContrast')).first()).toBeVisible();
  await inspect();
  await field('Host names').fill('pier.localhost');
  await field('Colour on light ground').fill('#8a1f5c');
  await field('Type of the site').selectOption('agent-chat');
  await field('Address of the chat widget').fill(`http://chat.localhost:${chatPort}/widget`);
  await button('Open the site').click();
  await page.getByRole('button', { name: /Pier Travel Online/ }).click();
  await page.getByRole('radio', { name: words.say('Marks'), exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles('public/icons/icon-192.png');
  await expect(
    page.getByRole('img', { name: words.say('Logo of {name}').replace('{name}', 'Pier Travel Online') }),
  ).toBeVisible();
  await inspect();

  await page.goto(`http://pier.localhost:${port}/login`);
  await expect(page.getByRole('banner').getByText('Pier', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(page).toHaveTitle(words.say('Log in'));
  const colour = await button('Log in').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).toBe('rgb(138, 31, 92)');
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ name: 'Pier Travel Online', short_name: 'Pier', theme_color: '#8a1f5c' });
  await inspect();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await button('Chat').click();
  await expect(page.getByText(new RegExp(`chat.localhost:${chatPort}`))).toBeVisible();
  expect(asked).not.toContain(`chat.localhost:${chatPort}`);
  await button('Agree and open the chat').click();
  const widget = page.frameLocator('iframe').frameLocator('iframe');
  await expect(widget.getByRole('heading', { name: 'Pier help desk' })).toBeVisible();
  chat.close();
});
