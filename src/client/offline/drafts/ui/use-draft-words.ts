import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../ui/format.ts';
import { ageOf } from '../age.ts';
import { type DraftRecord, parseHead } from '../draft-record.ts';

/** `14:05` of an instant, by this device's clock. */
export function clockHere(instant: string): string {
  return instant === '' ? '' : new Date(instant).toTimeString().slice(0, 5);
}

/** A draft's subtitle in a list. */
export function useDraftWords() {
  const { t } = useLingui();
  const format = useFormat();
  return (record: DraftRecord, now: Date) => {
    const { title } = parseHead(record.doc.head);
    const { filled, of } = title;
    const age = ageOf(record.savedAt, now);
    const time = clockHere(record.savedAt);
    const isToday = new Date(record.savedAt).toDateString() === now.toDateString();
    const saved = record.savedAt === '' ? '' : isToday ? time : format.dateTime(record.savedAt);
    const { count } = age;
    return {
      details: [title.train, title.dates.map((date) => format.date(date)).join(' – '), title.lead]
        .filter(Boolean)
        .join(' · '),
      progress: saved ? t`${filled} of ${of} filled · saved ${saved}` : t`${filled} of ${of} filled`,
      age: {
        now: t`just now`,
        minutes: t`${count} min ago`,
        hours: t`${count} h ago`,
        days: plural(count, { one: '# day ago', other: '# days ago' }),
      }[age.unit],
      isFresh: age.unit === 'now' || age.unit === 'minutes',
    };
  };
}
