import { Trans, useLingui } from '@lingui/react/macro';
import { Formik } from 'formik';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import { useCountries } from '../../api/countries.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './CardHint.module.css';
import { FavouriteChips } from './FavouriteChips.tsx';
import { useFavourites } from './use-own-account.ts';

const NAME = 'favouriteCountry';

/** The countries that stand first when a nationality or an issuing place is chosen. */
export function FavouriteCountriesCard() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const known = useCountries();
  const { value: countries, record } = useFavourites('countries');
  const nameOf = (code: string) => known?.find((country) => country.code === code)?.names[locale] ?? code;
  const save = (value: string[]) => {
    queueChange(ownConfig, { key: 'countries', value }).catch(reportError);
  };
  return (
    <Card title={t`Favourite countries`} end={record ? <OutboxTag record={record} /> : null}>
      <p className={styles.hint}>
        <Trans>They stand first when you choose a nationality or an issuing place.</Trans>
      </p>
      <FavouriteChips codes={countries} nameOf={nameOf} onChange={save} />
      {countries.length < MAX_FAVOURITES ? (
        <Formik initialValues={{ [NAME]: '' }} onSubmit={() => undefined}>
          {({ setFieldValue }) => (
            <CountryField
              name={NAME}
              label={t`Add a country`}
              onEdit={(code) => {
                void setFieldValue(NAME, '');
                if (!countries.includes(code)) save([...countries, code]);
              }}
            />
          )}
        </Formik>
      ) : null}
    </Card>
  );
}
