import { Trans, useLingui } from '@lingui/react/macro';
import { airplaneOutline, businessOutline } from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import { useCountryName } from '../api/countries.ts';
import { useFormat } from '../ui/format.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './PlaceList.module.css';

interface PlaceListProps {
  id: string;
  label: string;
  hits: readonly PlaceHit[] | undefined;
  /** Nothing can be listed before a connection. */
  isMissing: boolean;
  /** The hits are still those of an earlier text. */
  isAwaited: boolean;
  active: number;
  onPick: (hit: PlaceHit) => void;
  onActive: (index: number) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of a place combobox: a city above its airports. Focus stays in the input; `active` is what it points at. */
export function PlaceList({ id, label, hits, isMissing, isAwaited, active, onPick, onActive }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { locale } = useFormat();
  const countryName = useCountryName(locale);
  useEffect(() => {
    list.current?.querySelector(`[id="${optionId(id, active)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={list}
      id={id}
      {...(hits?.length ? { role: 'listbox', 'aria-label': label } : {})}
      aria-busy={isAwaited}
      className={styles.list}
    >
      {hits?.map((hit, i) => (
        <PlaceRow
          key={`${hit.kind} ${hit.code}`}
          id={optionId(id, i)}
          hit={hit}
          country={countryName(hit.city.country)}
          isUnder={isUnder(hits, i)}
          isActive={i === active}
          onPick={() => onPick(hit)}
          onActive={() => onActive(i)}
        />
      ))}
      {hits?.length === 0 ? (
        <p className={styles.none}>
          <Trans>No airport or city like this. Try its code, or its name in English or Chinese.</Trans>
        </p>
      ) : null}
      {hits === undefined ? (
        <p className={styles.none} data-waiting={isMissing ? undefined : true} role={isMissing ? 'status' : undefined}>
          {isMissing ? (
            <Trans>Airports and cities load as soon as you are online.</Trans>
          ) : (
            <Trans>Loading airports…</Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Whether a row is an airport listed below its city's row. */
function isUnder(hits: readonly PlaceHit[], i: number): boolean {
  const hit = hits[i];
  return (
    hit?.kind === 'airport' && hits.slice(0, i).some((other) => other.kind === 'city' && other.code === hit.city.code)
  );
}

interface PlaceRowProps {
  id: string;
  hit: PlaceHit;
  country: string | undefined;
  isUnder: boolean;
  isActive: boolean;
  onPick: () => void;
  onActive: () => void;
}

function PlaceRow({ id, hit, country, isUnder, isActive, onPick, onActive }: PlaceRowProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const city = hit.city.names[locale];
  const name = hit.kind === 'city' ? t`${city} · all airports` : hit.airport.names[locale];
  const beside = hit.kind === 'city' || name.includes(city) ? country : `${city} · ${country}`;
  return (
    // Focus stays in the combobox's input, which takes the keys; a row is only clicked.
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      data-under={isUnder}
      data-active={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onActive}
      onClick={onPick}
    >
      <Icon icon={hit.kind === 'city' ? businessOutline : airplaneOutline} className={styles.icon} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {isUnder ? null : <span className={styles.beside}>{beside}</span>}
      </span>
      <span className={styles.code}>{hit.code}</span>
    </button>
  );
}
