import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Traveller } from '../../../contract/travellers.ts';
import { changedTraveller, newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { OutboxLink } from '../../offline/outbox/ui/OutboxLink.tsx';
import { useOutbox, useQueued } from '../../offline/outbox/use-outbox.ts';
import { keptTraveller } from '../../trip/kept-traveller.ts';
import { TravellerList } from '../../trip/TravellerList.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Page } from '../../ui/Page.tsx';
import { ImportSheet } from './ImportSheet.tsx';
import { NotSentTravellers } from './NotSentTravellers.tsx';
import { TravellerSheet } from './TravellerSheet.tsx';
import styles from './TravellersPage.module.css';

/** Which sheet is open; `count` makes each opening a new form. */
interface Open {
  what: 'none' | 'import' | 'form';
  count: number;
  /** Whom the form is about and what is in the outbox about it; both null for a new traveller. */
  kept: Traveller | null;
  record: OutboxRecord | null;
}

/** An item of the outbox that another screen leads to opens in its form, once the outbox is read. */
function useItemOfAddress(onOpen: (record: OutboxRecord) => void): void {
  const { item } = useSearch({ from: '/travellers/' });
  const navigate = useNavigate();
  const { records } = useOutbox();
  const record = records.find(({ id }) => id === item);
  useEffect(() => {
    if (!record) return;
    onOpen(record);
    void navigate({ to: '/travellers', search: {}, replace: true });
  }, [record, navigate, onOpen]);
}

/** /travellers: people whom the agency books again and again. */
export function TravellersPage() {
  const { t } = useLingui();
  const [expiring, setExpiring] = useState(false);
  const [open, setOpen] = useState<Open>({ what: 'none', count: 0, kept: null, record: null });
  const added = useQueued(newTraveller);
  const changed = useQueued(changedTraveller);
  const show = useCallback(
    (what: Open['what'], kept: Traveller | null = null, record: OutboxRecord | null = null) =>
      setOpen(({ count }) => ({ what, count: count + 1, kept, record })),
    [],
  );
  const close = () => show('none');
  const openItem = useCallback((record: OutboxRecord) => show('form', keptTraveller(record.subject), record), [show]);
  useItemOfAddress(openItem);
  return (
    <Page
      title={t`Travellers`}
      back="/more"
      footer={
        <Button block size="main" onPress={() => show('form')}>
          <Trans>Add a traveller</Trans>
        </Button>
      }
    >
      <div className={styles.tools}>
        <Chip selected={expiring} onPress={() => setExpiring(!expiring)}>
          {t`Expiring documents`}
        </Chip>
        <Chip opens="dialog" onPress={() => show('import')}>
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
      <NotSentTravellers onChoose={(record) => show('form', null, record)} />
      <TravellerList
        expiring={expiring}
        onChoose={(kept) => show('form', kept, changed.findLast(({ subject }) => subject === kept.id) ?? null)}
      />
      <TravellerSheet
        key={open.what === 'form' ? open.count : 0}
        open={open.what === 'form'}
        kept={open.kept}
        record={open.record}
        onClose={close}
      />
      <ImportSheet open={open.what === 'import'} onClose={close} />
    </Page>
  );
}
