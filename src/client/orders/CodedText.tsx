import { useLingui } from '@lingui/react/macro';
import { isLocale, type Words } from '../../contract/locale.ts';
import type { TimelineEntry } from '../../contract/order-parts.ts';
import { TIMELINE_WORDS } from '../../contract/timeline-words.ts';
import { known } from '../api/known.ts';

type Said = Pick<TimelineEntry, 'code' | 'remark' | 'text'>;

/** A timeline entry in the language of `locale`, with any remark; in English where a newer server sends an unknown code. */
export function saidIn(locale: string, { code, remark, text }: Said): string | null {
  const words = code ? known<string, Words | null>(TIMELINE_WORDS, code, null) : null;
  return words ? [words[isLocale(locale) ? locale : 'en'], remark].filter(Boolean).join(' · ') : text;
}

/** The same in the user's language. */
export function CodedText({ entry }: { entry: Said }) {
  const { i18n } = useLingui();
  return <>{saidIn(i18n.locale, entry)}</>;
}
