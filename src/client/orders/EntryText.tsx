import type { TimelineEntry } from '../../contract/order-parts.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const CodedText = lazyPart(async () => (await import('./CodedText.tsx')).CodedText);

/** What an entry of a history says; the portal's own words, which few have, load when one is there. */
export function EntryText({ entry }: { entry: Pick<TimelineEntry, 'code' | 'remark' | 'text'> }) {
  return entry.code ? <CodedText entry={entry} /> : <>{entry.text}</>;
}
