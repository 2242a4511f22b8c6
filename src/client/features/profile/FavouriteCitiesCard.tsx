import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import { ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { cityOfPlace, usePlaces } from '../../places/dictionary-queries.ts';
import { PlaceField } from '../../places/PlaceField.tsx';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './CardHint.module.css';
import { FavouriteChips } from './FavouriteChips.tsx';
import { useFavourites } from './use-own-account.ts';

const NONE: readonly string[] = [];

/** The cities that stand first when places are searched. */
export function FavouriteCitiesCard() {
  const { t } = useLingui();
  const places = usePlaces();
  const names = usePlaceNames();
  const { value: cities, record } = useFavourites('cities');
  const save = (value: string[]) => {
    queueChange(ownConfig, { key: 'cities', value }).catch(reportError);
  };
  const add = (code: string) => {
    const city = (places && cityOfPlace(places, code)) ?? code;
    if (!cities.includes(city)) save([...cities, city]);
  };
  return (
    <Card title={t`Favourite cities`} end={record ? <OutboxTag record={record} /> : null}>
      <p className={styles.hint}>
        <Trans>They stand first when you search for a place, on all of your devices.</Trans>
      </p>
      <FavouriteChips codes={cities} nameOf={names.city} onChange={save} />
      {cities.length < MAX_FAVOURITES ? (
        <PlaceField label={t`Add a city`} value="" onPick={({ code }) => add(code)} recent={NONE} />
      ) : null}
    </Card>
  );
}
