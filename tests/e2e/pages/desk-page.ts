import type { Page } from '@playwright/test';
import type { Words } from '../words.ts';
import { sheetOf } from './sheet.ts';

/** Opens a step of the open task at the desk, types into its fields in order, and sends it. */
export async function takeStep(desk: Page, words: Words, step: string, typed: readonly string[]): Promise<void> {
  const sheet = sheetOf(desk);
  await desk.getByRole('button', { name: words.say(step), exact: true }).click();
  for (const [i, text] of typed.entries()) await sheet.getByRole('textbox').nth(i).fill(text);
  await sheet.getByRole('button', { name: words.say(step), exact: true }).click();
}
