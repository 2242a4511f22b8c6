import { useLingui } from '@lingui/react/macro';
import { airplaneOutline } from 'ionicons/icons';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { usePages } from '../../api/use-pages.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { VoyageCard } from './VoyageCard.tsx';
import styles from './VoyagesPage.module.css';

/** /flight/orders/voyage: what airlines have done to booked flights, nearest departure first, and the answers they leave. */
export function VoyagesPage() {
  const { t } = useLingui();
  const [isAll, setAll] = useState(false);
  const query = usePages('voyages', isAll ? {} : { state: 'open' }, 20);
  const isOld = useIsOld(query);
  return (
    <Page title={t`Flight disruptions`} back="/flight/orders" wide>
      <div className={styles.tools} role="group" aria-label={t`Which disruptions`}>
        <Chip selected={!isAll} onPress={() => setAll(false)}>{t`To be answered`}</Chip>
        <Chip selected={isAll} onPress={() => setAll(true)}>{t`All`}</Chip>
      </div>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.list.length > 0 ? (
        <ul className={styles.list} aria-label={t`Flight disruptions`} aria-busy={query.isFetching}>
          {query.list.map((voyage) => (
            <li key={voyage.id}>
              <VoyageCard voyage={voyage} />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <EmptyState
          icon={airplaneOutline}
          title={isAll ? t`No flight has been changed` : t`Nothing is to be answered`}
          text={t`When an airline changes or cancels a booked flight, it stands here with the flights before and after.`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="160px" lines={3} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}
