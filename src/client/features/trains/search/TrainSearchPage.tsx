import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { trainOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { canUseFlights } from '../../../../contract/permissions.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useGrants } from '../../../api/session.ts';
import { focusDrawnField } from '../../../form/focus-field.ts';
import { useDraftAt } from '../../../offline/drafts/draft-values.ts';
import { DraftsLink } from '../../../offline/drafts/ui/DraftsLink.tsx';
import { usePartyWords } from '../../../orders/use-party-words.ts';
import { useStationNames } from '../../../places/use-station-names.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Page } from '../../../ui/Page.tsx';
import { useWidth } from '../../../ui/width.ts';
import { paramsOf, readTrainParams, searchOf, type TrainSearch } from '../train-params.ts';
import { useTrainsBarred } from '../use-trains-barred.ts';
import { TrainResults } from './TrainResults.tsx';
import { searchPlace, TrainSearchForm } from './TrainSearchForm.tsx';
import styles from './TrainSearchPage.module.css';

/**
 * /train/booking: the search, and below it the trains of the day that the address names. The way to what was begun stands here for
 * those who have no bookings of flights, where it stands for others.
 */
export function TrainSearchPage() {
  const { t } = useLingui();
  const grants = useGrants();
  const search = searchOf(readTrainParams(useSearch({ strict: false })));
  return (
    <Page
      title={t`Train ticket booking`}
      wide
      end={
        <>
          {grants && !canUseFlights(grants) ? <DraftsLink /> : null}
          <ButtonLink kind="plain" size="small" to="/train/orders">{t`Train bookings`}</ButtonLink>
        </>
      }
    >
      <div className={styles.page}>{search ? <MadeSearch search={search} /> : <FirstSearch />}</div>
    </Page>
  );
}

function FirstSearch() {
  const { t } = useLingui();
  const { words, askAgain } = useTrainsBarred(null);
  return (
    <>
      <SearchCard search={null} barred={words} />
      {words === null ? (
        <EmptyState
          icon={trainOutline}
          title={t`Where does the train go?`}
          text={t`Stations are found by name, pinyin or code; a city stands for all of its stations. Tickets are sold 15 days ahead.`}
        />
      ) : (
        <Barred words={words} busy={false} onRetry={askAgain} />
      )}
    </>
  );
}

function MadeSearch({ search }: { search: TrainSearch }) {
  const { origin, destination, date } = search;
  const query = useApiQuery('searchTrains', { origin, destination, date });
  const { words, askAgain } = useTrainsBarred(query);
  return (
    <>
      <SearchCard key={JSON.stringify(paramsOf(search))} search={search} barred={words} />
      {words === null ? (
        <TrainResults search={search} query={query} />
      ) : (
        <Barred words={words} busy={query.isFetching} onRetry={askAgain} />
      )}
    </>
  );
}

/** In place of the trains where none are sold to the user; the form above shows why. */
function Barred({ words, busy, onRetry }: { words: string; busy: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  useEffect(() => announce(words), [words]);
  return (
    <EmptyState
      icon={trainOutline}
      title={t`No trains available`}
      action={
        <Button kind="quiet" busy={busy} onPress={onRetry}>
          {t`Try again`}
        </Button>
      }
    />
  );
}

/** The search, in a line once it was made where there is little room, until it is to be changed. */
function SearchCard({ search, barred }: { search: TrainSearch | null; barred: string | null }) {
  const isDesktop = useWidth() === 'desktop';
  const [isOpen, setOpen] = useState(search === null);
  const isTyped = useDraftAt(searchPlace()) !== undefined;
  if (isTyped && !isOpen) setOpen(true);
  const edit = () => {
    setOpen(true);
    focusDrawnField('origin');
  };
  return (
    <Card>
      {search === null || isOpen || isDesktop || barred !== null ? (
        <TrainSearchForm search={search} barred={barred} />
      ) : (
        <SearchLine search={search} onEdit={edit} />
      )}
    </Card>
  );
}

function SearchLine({ search, onEdit }: { search: TrainSearch; onEdit: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const party = usePartyWords({ ...search.party, infant: 0 });
  return (
    <div className={styles.made}>
      <p>
        <strong>
          {nameOf(search.origin)} → {nameOf(search.destination)}
        </strong>
        <span className={styles.when}>{[format.date(search.date, 'near'), ...party].join(' · ')}</span>
      </p>
      <Button kind="quiet" size="small" onPress={onEdit}>
        {t`Edit`}
      </Button>
    </div>
  );
}
