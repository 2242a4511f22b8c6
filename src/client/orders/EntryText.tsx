import type { TimelineEntry } from '../../contract/order-parts.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const CodedText = lazyPart(async () => (await import('./CodedText.tsx')).CodedText);

/** The text of a timeline entry; the texts of the few coded entries load on demand. */
export function EntryText({ entry }: { entry: Pick<TimelineEntry, 'code' | 'remark' | 'text'> }) {
  return entry.code ? <CodedText entry={entry} /> : <>{entry.text}</>;
}
