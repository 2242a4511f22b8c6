import type { Messages } from '@lingui/core';
import type { Locale } from '../../contract/locale.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('./*.po');

/** One chunk per language, loaded when it is chosen. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = catalogs[`./${locale}.po`];
  if (!load) throw new Error(`no messages for ${locale}`);
  return (await load()).messages;
}
