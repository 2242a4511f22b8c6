import { expect, type Page } from '@playwright/test';
import type { Words } from '../words.ts';
import type { Camera } from './camera.ts';
import { OrderPage } from './order-page.ts';
import { ADULT, PassengersPage } from './passengers-page.ts';
import { closeSheet } from './sheet.ts';

/** From the passenger form to the ticket: books for one adult and pays, with a screenshot of each step. */
export async function takeOrder(page: Page, words: Words, camera: Camera): Promise<void> {
  const passengers = new PassengersPage(page, words);
  const order = new OrderPage(page, words);
  await passengers.fill(ADULT);
  await passengers.fillContact();
  await passengers.book();
  await expect(order.payButton).toBeEnabled();
  await camera.takeSheet('payment');
  await closeSheet(page);
  await camera.take('order-to-pay');
  await order.openPayment();
  await order.pay('Wallet balance');
  await expect(order.nextStep).toContainText(words.say('Issued'), { timeout: 30_000 });
  await camera.take('order-issued');
}
