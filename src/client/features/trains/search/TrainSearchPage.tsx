import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { trainOutline } from 'ionicons/icons';
import { canUseFlights } from '../../../../contract/permissions.ts';
import { useGrants } from '../../../api/session.ts';
import { DraftsLink } from '../../../offline/drafts/ui/DraftsLink.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { paramsOf, readTrainParams, searchOf } from '../train-params.ts';
import { TrainResults } from './TrainResults.tsx';
import { TrainSearchForm } from './TrainSearchForm.tsx';
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
      <div className={styles.page}>
        <Card>
          <TrainSearchForm key={JSON.stringify(search && paramsOf(search))} search={search} />
        </Card>
        {search ? (
          <TrainResults search={search} />
        ) : (
          <EmptyState
            icon={trainOutline}
            title={t`Where does the train go?`}
            text={t`Stations are found by name, pinyin or code; a city stands for all of its stations. Tickets are sold 15 days ahead.`}
          />
        )}
      </div>
    </Page>
  );
}
