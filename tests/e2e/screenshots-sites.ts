import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { SITE } from '../factories/site-inputs.ts';
import { Agent } from './agent.ts';
import { chatWidget } from './chat-widget.ts';
import { expect, test } from './fixtures.ts';
import { prepareHost } from './host-page.ts';
import { changeAgency } from './open-agency.ts';
import { Camera, isLoaded } from './pages/camera.ts';
import { sheetOf } from './pages/sheet.ts';
import { signInOnCleanBrowser } from './pages/sign-in.ts';

for (const language of ['en', 'zh-cn'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language} ${theme}`, () => {
      test.use({ language, colorScheme: theme });

      test('the portal under other names and in other systems', async ({ page, words, portal }, { project }) => {
        const series = [project.name, language, theme, 'sites'].join('-');
        const camera = new Camera(page, series);
        const { port } = new URL(portal.url);
        const provider = await Agent.signIn(portal.url, 'provider.admin');
        const at = (name: string, path: string) => `http://${name}.localhost:${port}${path}`;

        await changeAgency(provider, DEMO_COMPANY.harbour, { websitePrefix: 'harbour' });
        await signInOnCleanBrowser(page, words, 'harbour.admin');
        await camera.visit('own-site', '/company/site');
        await camera.visit('own-enquiries', '/company/enquiries');
        for (const [screen, path] of [
          ['home', '/'],
          ['about', '/about'],
          ['login', '/login'],
        ] as const)
          await camera.visit(`white-label-${screen}`, at('harbour', path));

        const chat = await chatWidget('Help desk');
        const site = { ...SITE, hosts: [`${series}.localhost`], chatUrl: chat.url };
        const { id } = await provider.call('createSite', site);
        await page.goto(at(series, '/login'));
        await page
          .getByRole('button', { name: words.say('Chat'), exact: true })
          .first()
          .click();
        const agree = page.getByRole('button', { name: words.say('Agree and open the chat'), exact: true });
        await expect(agree).toBeVisible();
        await camera.takeSheet('chat-consent');
        await agree.click();
        const widget = page.frameLocator('iframe').frameLocator('iframe');
        await expect(widget.getByRole('heading', { name: 'Help desk' })).toBeVisible();
        await camera.takeSheet('chat');
        chat.close();
        await provider.call('deleteSite', { id });

        const { host, address } = await prepareHost(portal, 'quay.op');
        await host.close();
        await page.goto(address());
        const row = page.getByRole('navigation', { name: words.say('Main'), exact: true });
        await expect(row).toBeVisible();
        await expect(sheetOf(page)).toHaveCount(0);
        await isLoaded(page);
        await camera.take('frame-row');
        await row.getByRole('link', { name: words.say('Bookings') }).click();
        await page.waitForURL((url) => url.pathname === '/flight/orders');
        await isLoaded(page);
        await camera.take('frame-row-bookings');
      });
    });
