import { useLingui } from '@lingui/react/macro';
import { isLocale, type Words } from '../../contract/locale.ts';
import type { TimelineEntry } from '../../contract/order-parts.ts';
import { TIMELINE_WORDS } from '../../contract/timeline-words.ts';
import { known } from '../api/known.ts';

type Said = Pick<TimelineEntry, 'code' | 'remark' | 'text'>;

/** An entry of a history that the portal itself wrote, in the language of `locale`, with what somebody said besides; a newer server's in English. */
export function saidIn(locale: string, { code, remark, text }: Said): string | null {
  const words = code ? known<string, Words | null>(TIMELINE_WORDS, code, null) : null;
  return words ? [words[isLocale(locale) ? locale : 'en'], remark].filter(Boolean).join(' · ') : text;
}

/** The same in the reader's language. */
export function CodedText({ entry }: { entry: Said }) {
  const { i18n } = useLingui();
  return <>{saidIn(i18n.locale, entry)}</>;
}
