import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import { useOwnList } from '../../offline/outbox/own-list.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { cityOfPlace, usePlaces } from '../../places/dictionary-queries.ts';
import { PlaceField } from '../../places/PlaceField.tsx';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './CardHint.module.css';
import { FavouriteChips } from './FavouriteChips.tsx';

const NONE: readonly string[] = [];

/** The cities that rank first in the place search. */
export function FavouriteCitiesCard() {
  const { t } = useLingui();
  const places = usePlaces();
  const names = usePlaceNames();
  const { value: cities, record, set } = useOwnList('cities');
  const add = (code: string) => {
    const city = (places && cityOfPlace(places, code)) ?? code;
    if (!cities.includes(city)) set(city, true);
  };
  return (
    <Card title={t`Favourite cities`} end={record ? <OutboxTag record={record} /> : null}>
      <p className={styles.hint}>
        <Trans>Shown first when you search for a place, on all of your devices.</Trans>
      </p>
      <FavouriteChips codes={cities} nameOf={names.city} onRemove={(code) => set(code, false)} />
      {cities.length < MAX_FAVOURITES ? (
        <PlaceField
          name="favourite-city"
          label={t`Add a city`}
          value=""
          onPick={({ code }) => add(code)}
          recent={NONE}
        />
      ) : null}
    </Card>
  );
}
