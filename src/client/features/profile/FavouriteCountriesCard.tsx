import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import { useCountries } from '../../api/countries.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { DraftForm } from '../../form/DraftForm.tsx';
import { windowPlace } from '../../offline/drafts/draft-values.ts';
import { useOwnList } from '../../offline/outbox/own-list.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './CardHint.module.css';
import { FavouriteChips } from './FavouriteChips.tsx';

const NAME = 'favouriteCountry';
const NOTHING = { [NAME]: '' };

/** The countries listed first for a nationality or an issuing place. */
export function FavouriteCountriesCard() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const known = useCountries();
  const { value: countries, record, set } = useOwnList('countries');
  const nameOf = (code: string) => known?.find((country) => country.code === code)?.names[locale] ?? code;
  return (
    <Card title={t`Favourite countries`} end={record ? <OutboxTag record={record} /> : null}>
      <p className={styles.hint}>
        <Trans>Shown first when you choose a nationality or place of issue.</Trans>
      </p>
      <FavouriteChips codes={countries} nameOf={nameOf} onRemove={(code) => set(code, false)} />
      {countries.length < MAX_FAVOURITES ? (
        <DraftForm place={windowPlace('favourite-country')} initialValues={NOTHING} onSubmit={() => true}>
          {({ setFieldValue }) => (
            <CountryField
              name={NAME}
              label={t`Add a country`}
              onEdit={(code) => {
                void setFieldValue(NAME, '');
                if (!countries.includes(code)) set(code, true);
              }}
            />
          )}
        </DraftForm>
      ) : null}
    </Card>
  );
}
