import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftValue } from './draft-values.ts';

/** What the places of input belong to, by prefix. */
const BELONGS = [
  ['remark/', msg`Remarks`],
  ['traveller/', msg`Travellers`],
  ['card/', msg`Member cards`],
  ['user/', msg`User management`],
  ['agency/', msg`Agency management`],
  ['company/', msg`Company profile`],
  ['group/', msg`Group requests`],
  ['refund/', msg`Refund requests`],
  ['change/', msg`Change requests`],
  ['void/', msg`Void tickets`],
  ['reference/', msg`Reference ID`],
  ['voyage/', msg`Disruptions`],
  ['desk/', msg({ message: 'Desk', context: 'menu' })],
  ['wallet/', msg`Wallet`],
  ['rates/', msg`Exchange rates`],
  ['filter/', msg`Saved filters`],
  ['own-name', msg`Your name`],
  ['own-phone', msg`Mobile`],
  ['own-area-code', msg`Default area code`],
  ['own-markup', msg`Your markup`],
  ['', msg`Text`],
] as const;

/** Where there is unsaved input: `Remarks (2), Your name`. */
export function wordsOfUnsaved(typed: readonly Pick<DraftValue, 'place'>[]): string {
  const left = new Set(typed.map(({ place }) => place));
  const words: string[] = [];
  for (const [start, name] of BELONGS) {
    const of = [...left].filter((place) => place.startsWith(start));
    for (const place of of) left.delete(place);
    if (of.length > 0) words.push(i18n._(name) + (of.length > 1 ? ` (${of.length})` : ''));
  }
  return words.join(i18n.locale === 'en' ? ', ' : '、');
}
