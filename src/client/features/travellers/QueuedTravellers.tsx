import { useLingui } from '@lingui/react/macro';
import { newOf, newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { useQueued } from '../../offline/outbox/use-outbox.ts';
import { RowButton, RowList } from '../../ui/RowList.tsx';
import { rowId } from '../../ui/use-return-focus.ts';
import styles from './TravellersPage.module.css';

interface QueuedTravellersProps {
  /** The item open beside the list, if any; omitted without a detail pane. */
  beside?: { open: string | undefined };
  onChoose: (record: OutboxRecord) => void;
}

/** New travellers that are not yet on the server: they are opened like the others. */
export function QueuedTravellers({ beside, onChoose }: QueuedTravellersProps) {
  const { t } = useLingui();
  const queued = useQueued(newTraveller);
  if (queued.length === 0) return null;
  return (
    <section className={styles.added} aria-label={t`New travellers`}>
      <RowList flush={beside !== undefined}>
        {queued.map((record) => {
          const { surname, givenName, nativeName } = newOf(record.input) ?? {};
          return (
            <li key={record.id}>
              <RowButton id={rowId(record.id)} isOpen={beside?.open === record.id} onPress={() => onChoose(record)}>
                <b>
                  {surname} {givenName} {nativeName}
                </b>
                <span>
                  <OutboxTag record={record} />
                </span>
              </RowButton>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}
