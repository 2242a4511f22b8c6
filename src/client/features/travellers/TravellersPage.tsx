import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Traveller } from '../../../contract/travellers.ts';
import { typedInTab } from '../../offline/drafts/typed.ts';
import { useTypedList } from '../../offline/drafts/use-typed.ts';
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
import { TypedTravellers } from './TypedTravellers.tsx';
import { itemOf, readTypedTraveller, TYPED_TRAVELLERS, typedPlace } from './typed-traveller.ts';

/** Which sheet is open; `count` makes each opening a new form. */
interface Open {
  what: 'none' | 'import' | 'form';
  count: number;
  /** Whom the form is about and what is in the outbox about it; both null for a new traveller. */
  kept: Traveller | null;
  record: OutboxRecord | null;
  /** Where what is typed is kept. */
  place: string;
}

/** An item of the outbox that another screen leads to opens in its form, once `isReady` and the outbox is read. */
function useItemOfAddress(onOpen: (record: OutboxRecord) => void, isReady: boolean): void {
  const { item } = useSearch({ from: '/travellers/' });
  const navigate = useNavigate();
  const { records } = useOutbox();
  const record = records.find(({ id }) => id === item);
  useEffect(() => {
    if (!record || !isReady) return;
    onOpen(record);
    void navigate({ to: '/travellers', search: {}, replace: true });
  }, [record, navigate, onOpen, isReady]);
}

/** The sheets of the page, and what opens them. */
function useSheets() {
  const [open, setOpen] = useState<Open>({ what: 'none', count: 0, kept: null, record: null, place: '' });
  const typed = useTypedList(TYPED_TRAVELLERS);
  const { records } = useOutbox();
  const show = useCallback(
    (what: Open['what'], kept: Traveller | null = null, record: OutboxRecord | null = null, place = '') =>
      setOpen(({ count }) => ({ what, count: count + 1, kept, record, place: place || typedPlace(kept, record) })),
    [],
  );
  const openItem = useCallback((record: OutboxRecord) => show('form', keptTraveller(record.subject), record), [show]);
  useItemOfAddress(openItem, typed !== null);
  // What this tab typed a moment ago may not be in the list yet.
  const typedAt = (at: string) =>
    readTypedTraveller(typedInTab(at) || (typed?.find((one) => one.place === at)?.text ?? ''));
  /** Goes on with a form that was not saved. */
  const goOn = (at: string) => {
    const record = records.find(({ id }) => id === itemOf(at));
    const kept = typedAt(at)?.traveller ?? null;
    if (record) openItem(record);
    // Of an item that is gone, the form is what is left.
    else show('form', kept && (keptTraveller(kept.id) ?? kept), null, at);
  };
  // What is open is not offered behind its own sheet.
  const offered = (typed ?? []).filter((one) => open.what !== 'form' || one.place !== open.place);
  return { open, show, goOn, typed: offered, typedHere: typedAt(open.place) };
}

/** /travellers: people whom the agency books again and again. */
export function TravellersPage() {
  const { t } = useLingui();
  const [expiring, setExpiring] = useState(false);
  const { open, show, goOn, typed, typedHere } = useSheets();
  const added = useQueued(newTraveller);
  const changed = useQueued(changedTraveller);
  const close = () => show('none');
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
      <TypedTravellers list={typed} onChoose={goOn} />
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
        place={open.place}
        typed={typedHere}
        onClose={close}
      />
      <ImportSheet open={open.what === 'import'} onClose={close} />
    </Page>
  );
}
