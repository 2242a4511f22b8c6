import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { airplaneOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { usePages } from '../../api/use-pages.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { namedVoyage, type VoyageState, whereNext } from './find-voyage.ts';
import { SeveralBar } from './SeveralBar.tsx';
import { useSeveral } from './use-several.ts';
import { VoyageCard } from './VoyageCard.tsx';
import styles from './VoyagesPage.module.css';

/**
 * /flight/orders/voyage: airlines' changes of booked flights, nearest departure first, and the possible answers. Those whose flights have
 * all departed, by schedule, are listed under "Past" and cannot be accepted. Open ones can be answered together. The URL may name one.
 */
export function VoyagesPage() {
  const { t } = useLingui();
  const { query, state, setState, named } = useVoyages(useSearch({ from: '/flight/orders_/voyage' }).id);
  const isOld = useIsOld(query);
  const several = useSeveral(query.list);
  const { shown, choosable, chosen, choose, chooseAll } = several;
  const canChoose = state === 'open' && choosable.length > 1;
  const labels: [VoyageState, string][] = [
    ['open', t`To be answered`],
    ['past', t({ message: 'Past', context: 'disruptions' })],
    ['all', t`All`],
  ];
  return (
    <Page
      title={t`Flight disruptions`}
      back="/flight/orders"
      wide
      footer={(canChoose && chosen.length > 0) || several.asked ? <SeveralBar several={several} /> : null}
    >
      <div className={styles.tools} role="group" aria-label={t`Which disruptions`}>
        {labels.map(([one, label]) => (
          <Chip
            key={one}
            selected={state === one}
            onPress={() => {
              several.clear();
              setState(one);
            }}
          >
            {label}
          </Chip>
        ))}
      </div>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {canChoose ? (
        <div className={styles.all}>
          <Checkbox checked={chosen.length === choosable.length} onChange={chooseAll}>
            <Trans>Select all shown</Trans>
          </Checkbox>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={t`Flight disruptions`} aria-busy={query.isFetching}>
          {shown.map((voyage) => (
            <li
              key={voyage.id}
              id={cardId(voyage.id)}
              tabIndex={-1}
              aria-current={voyage.id === named ? 'true' : undefined}
            >
              <VoyageCard
                voyage={voyage}
                fault={several.faultOf(voyage.id)}
                end={
                  canChoose && voyage.allowed.length > 0 ? (
                    <span className={styles.box}>
                      <Checkbox checked={chosen.includes(voyage)} onChange={(on) => choose(voyage.id, on)}>
                        <span className="sr-only">
                          <Trans>Select booking {bookingText(voyage.orderId)}</Trans>
                        </span>
                      </Checkbox>
                    </span>
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <NoVoyages state={state} />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="160px" lines={3} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}

function NoVoyages({ state }: { state: VoyageState }) {
  const { t } = useLingui();
  const titles: Record<VoyageState, string> = {
    open: t`No disruptions to answer`,
    past: t`No unanswered disruptions have departed`,
    all: t`No flight has been changed`,
  };
  return (
    <EmptyState
      icon={airplaneOutline}
      title={titles[state]}
      text={t`Flights that an airline changes or cancels are listed here, with the flights before and after.`}
    />
  );
}

const SHOWN = 20;

/** The id of a disruption's card on the page. */
const cardId = (id: string): string => `voyage-${id}`;

/** The list, and the disruption in the URL: looked up, scrolled into view and focused, once. */
function useVoyages(name: string | undefined) {
  const [state, setState] = useState<VoyageState>('open');
  const [sought, setSought] = useState<{ name: string; id: string | undefined } | null>(null);
  const query = usePages('voyages', state === 'all' ? {} : { state }, SHOWN);
  const { fetchNextPage } = query;
  const named = namedVoyage(query.list, name)?.id;
  // After that, further navigation is not interrupted.
  const isSought = name !== undefined && sought?.name !== name;
  const next = named === undefined ? whereNext({ ...query, state }) : 'here';
  if (isSought && next === 'all') setState('all');
  if (isSought && (next === 'here' || next === 'nowhere')) setSought({ name, id: named });
  useEffect(() => {
    if (isSought && next === 'page') void fetchNextPage();
  }, [isSought, next, fetchNextPage]);
  useEffect(() => {
    const card = sought?.id === undefined ? null : document.getElementById(cardId(sought.id));
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [sought]);
  return { query, state, setState, named };
}
