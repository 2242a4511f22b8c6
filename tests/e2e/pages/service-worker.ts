import type { BrowserContext, CDPSession } from '@playwright/test';

interface Registration {
  registrationId: string;
  scopeURL: string;
  isDeleted: boolean;
}

/** Wakes the portal's service worker as the browser does on reconnecting, with no portal page open. */
export async function wakeForSync(context: BrowserContext, url: string, tag: string): Promise<void> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  const { registrationId } = await registrationOf(browser, url);
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(url).origin,
    registrationId,
    tag,
    lastChance: false,
  });
  await page.close();
}

function registrationOf(browser: CDPSession, url: string): Promise<Registration> {
  return new Promise((resolve, reject) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
      if (found) resolve(found);
    });
    browser.send('ServiceWorker.enable').catch(reject);
  });
}
