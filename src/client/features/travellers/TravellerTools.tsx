import { useLingui } from '@lingui/react/macro';
import { changedTraveller, newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { OutboxLink } from '../../offline/outbox/ui/OutboxLink.tsx';
import { useQueued } from '../../offline/outbox/use-outbox.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import styles from './TravellersPage.module.css';

interface TravellerToolsProps {
  expiring: boolean;
  onExpiring: () => void;
  onImport: () => void;
}

/** Above the list: its filter, links to other lists, and to the outbox. */
export function TravellerTools({ expiring, onExpiring, onImport }: TravellerToolsProps) {
  const { t } = useLingui();
  const added = useQueued(newTraveller);
  const changed = useQueued(changedTraveller);
  return (
    <>
      <div className={styles.tools}>
        <Chip selected={expiring} onPress={onExpiring}>
          {t`Expiring documents`}
        </Chip>
        <Chip opens="dialog" onPress={onImport}>
          {t`Import from Excel`}
        </Chip>
        <ButtonLink kind="plain" size="small" to="/travellers/cards">
          {t`Member cards`}
        </ButtonLink>
      </div>
      {added.length + changed.length > 0 ? (
        <p className={styles.word}>
          <OutboxLink />
        </p>
      ) : null}
    </>
  );
}
