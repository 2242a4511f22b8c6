import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { TravellerList } from '../../trip/TravellerList.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { ImportSheet } from './ImportSheet.tsx';
import { NEW, type Opened } from './opened.ts';
import { QueuedTravellers } from './QueuedTravellers.tsx';
import { TravellerPane } from './TravellerPane.tsx';
import styles from './TravellersPage.module.css';
import { TravellerTools } from './TravellerTools.tsx';
import { TypedTravellers } from './TypedTravellers.tsx';
import { openedAt, TYPED_TRAVELLERS } from './typed-traveller.ts';
import { useSubject } from './use-subject.ts';

/** List and traveller side by side; the URL says who is open. */
export function TravellersOnDesk() {
  const { t } = useLingui();
  const opened = useSearch({ from: '/travellers/' });
  const navigate = useNavigate();
  const [expiring, setExpiring] = useState(false);
  const [importing, setImporting] = useState(false);
  const [count, setCount] = useState(0);
  const found = useSubject(opened);
  const typed = useDraftsAt(TYPED_TRAVELLERS) ?? [];
  const isOpen = Object.keys(opened).length > 0;
  useReturnFocus(opened.id ?? opened.item);
  const open = (next: Opened) => void navigate({ to: '/travellers', search: next });
  const list = (
    <>
      <div className={styles.scroll}>
        <TravellerList expiring={expiring} beside={{ open: opened.id }} onChoose={({ id }) => open({ id })} />
      </div>
      <div className={styles.pending}>
        <TypedTravellers
          list={typed.filter((one) => !isOpen || one.place !== found.place)}
          flush
          onChoose={(place) => open(openedAt(place))}
        />
        <QueuedTravellers beside={{ open: opened.item }} onChoose={({ id }) => open({ item: id })} />
      </div>
    </>
  );
  return (
    <Page
      title={t`Travellers`}
      back="/more"
      wide
      fill
      end={
        <Button size="small" onPress={() => open({ id: NEW })}>
          <Trans>Add a traveller</Trans>
        </Button>
      }
    >
      <TravellerTools
        expiring={expiring}
        onExpiring={() => setExpiring(!expiring)}
        onImport={() => setImporting(true)}
      />
      <Panes list={list}>
        <TravellerPane
          key={`${opened.id} ${opened.item} ${opened.typed} ${count}`}
          opened={opened}
          found={found}
          onAgain={() => setCount(count + 1)}
          onClose={() => open({})}
        />
      </Panes>
      <ImportSheet open={importing} onClose={() => setImporting(false)} />
    </Page>
  );
}
