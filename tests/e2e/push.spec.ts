import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import type { Portal } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

/** Delivers a push to the portal's worker as the browser does; the push service itself is not part of the portal. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = await page.evaluate(() => location.origin);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

/** The tests' browser has no notifications: the worker's are recorded instead, by tag as the browser stores them. */
const NOTE = `(() => {
  self.noted = {};
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, body }) => { self.noted[tag] = [title, body]; };
})()`;

/** They cannot be tapped either, and without a tap no window gets the focus: the worker is told that both have happened. */
const tapOn = (path: string) => `(() => {
  WindowClient.prototype.focus = async function () { return this; };
  const tapped = new Event('notificationclick');
  const notification = { close: () => { delete self.noted['${path}']; }, data: { path: '${path}' } };
  Object.assign(tapped, { notification, waitUntil: () => undefined });
  self.dispatchEvent(tapped);
})()`;

test('this device is offered notifications, shows what is pushed, and opens the order that it is about', async ({
  page,
  context,
  words,
  ownPortal,
  inspect,
}) => {
  const portal = await ownPortal({ VAPID_CONTACT: 'mailto:desk@example.com' });
  await page.goto(portal.url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await isInstalled(page);

  await test.step('the offer stands with the notices; a browser that does not allow it is told of', async () => {
    await page.goto(`${portal.url}/notices`);
    await expect(page.getByRole('heading', { name: words.say('Notifications on this device') })).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: words.say('Turn on notifications') }).click();
    const refused = 'This browser does not allow notifications. Allow them in its settings for this site.';
    await expect(page.getByText(words.say(refused))).toBeVisible();
  });

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the portal has no worker');
  const path = await orderOf(portal);
  const said = { title: 'Refund to confirm', text: 'PVG–SIN', path };

  await test.step('what is pushed shows, once for each order, and nothing that is no message of the portal', async () => {
    await worker.evaluate(NOTE);
    await deliver(context, page, JSON.stringify({ ...said, title: 'Refund under review' }));
    await deliver(context, page, JSON.stringify({ ...said, path: 'https://example.com/' }));
    await deliver(context, page, JSON.stringify(said));
    await expect.poll(() => worker.evaluate('self.noted')).toEqual({ [path]: [said.title, said.text] });
  });

  await test.step('a tap on it opens its order in the window that is there', async () => {
    await worker.evaluate(tapOn(path));
    await page.waitForURL(`**${path}`);
    await expect(page.getByText(words.say('Itinerary')).first()).toBeVisible();
    expect(await worker.evaluate('self.noted')).toEqual({});
    expect(context.pages()).toHaveLength(1);
  });
});

/** The page of a demonstration order, which a newly started portal is still booking. */
async function orderOf(portal: Portal): Promise<string> {
  let id: unknown;
  await expect
    .poll(async () => {
      const [order] = await portal.sql(
        `select o.id from orders o join users u on u.id = o.created_by where u.username = 'harbour.op' and o.product = 'flight' limit 1`,
      );
      id = order?.id;
      return id;
    })
    .toBeTruthy();
  return `/flight/orders/${String(id)}`;
}
