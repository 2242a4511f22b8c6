import type { Locator, Page } from '@playwright/test';
import type { Portal } from '../portal.ts';
import type { Words } from '../words.ts';
import { sheetOf } from './sheet.ts';
import { signIn } from './sign-in.ts';
import { isInstalled } from './worker.ts';

/** The list of unsent changes, an order's remarks that fill it, and the question at log-out. */
export class OutboxPage {
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  async open(): Promise<void> {
    await this.page.goto('/outbox');
  }

  get items(): Locator {
    return this.page.locator('main ol > li:has(h2)');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.#words.say(name), exact: true });
  }

  get newRemark(): Locator {
    return this.page.getByLabel(this.#words.say('New remark'));
  }

  async openOrder(id: string): Promise<void> {
    await this.page.goto(`/flight/orders/${id}`);
    await this.newRemark.waitFor();
  }

  async addRemark(text: string): Promise<void> {
    await this.newRemark.fill(text);
    await this.button('Add remark').click();
  }

  /** A remark on the order's page, with its status. */
  remark(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text }).first();
  }

  /** Starts logging out from the account page. */
  async logOut(): Promise<void> {
    await this.page.goto('/profile');
    await this.button('Log out').first().click();
  }

  async answer(choice: string): Promise<void> {
    await sheetOf(this.page)
      .getByRole('button', { name: this.#words.say(choice), exact: true })
      .click();
  }
}

/** Bookings of the operator without remarks, oldest first. */
export async function ordersWithoutRemarks(portal: Portal, count: number): Promise<string[]> {
  const orders = await portal.sql(
    `select o.id from orders o join users u on u.id = o.created_by
     where u.username = 'harbour.op' and o.product = 'flight'
       and not exists (select from order_timeline t where t.order_id = o.id and t.kind = 'note')
     order by o.id limit ${count}`,
  );
  return orders.map(({ id }) => String(id));
}

/** The number of one of the agent's own bookings without remarks. */
export async function orderWithoutRemarks(portal: Portal): Promise<string> {
  const [id = ''] = await ordersWithoutRemarks(portal, 1);
  return id;
}

/** An operator at one of their bookings without remarks, on a device ready for offline use. */
export async function atOrder(page: Page, words: Words, portal: Portal): Promise<{ id: string; outbox: OutboxPage }> {
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  return { id, outbox };
}

/** An order's remarks on the server. */
export async function remarksOf(portal: Portal, id: string): Promise<unknown[]> {
  const rows = await portal.sql(`select text from order_timeline where order_id = $1 and kind = 'note' order by id`, [
    id,
  ]);
  return rows.map(({ text }) => text);
}
