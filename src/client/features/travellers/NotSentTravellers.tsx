import { useLingui } from '@lingui/react/macro';
import { newOf, newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { useQueued } from '../../offline/outbox/use-outbox.ts';
import { RowButton, RowList } from '../../ui/RowList.tsx';
import styles from './TravellersPage.module.css';

/** Travellers who were added and whom the server does not have yet: they are opened like the others. */
export function NotSentTravellers({ onChoose }: { onChoose: (record: OutboxRecord) => void }) {
  const { t } = useLingui();
  const queued = useQueued(newTraveller);
  if (queued.length === 0) return null;
  return (
    <section className={styles.added} aria-label={t`New travellers`}>
      <RowList>
        {queued.map((record) => {
          const { surname, givenName, nativeName } = newOf(record.input) ?? {};
          return (
            <li key={record.id}>
              <RowButton onPress={() => onChoose(record)}>
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
