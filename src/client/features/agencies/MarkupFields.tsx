import { Trans, useLingui } from '@lingui/react/macro';
import { MARKUP_REGIONS } from '../../../contract/agency-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './AgenciesPage.module.css';

/** What is added to a fare, per person, by where the trip goes. */
export function MarkupFields({ currency }: { currency: Currency }) {
  const { t } = useLingui();
  const regions = {
    chinaMainland: t`Mainland China`,
    domestic: t`Inside another country`,
    intraContinental: t`Inside one continent`,
    intercontinental: t`Between continents`,
  };
  return MARKUP_REGIONS.map((region) => (
    <fieldset key={region} className={styles.group}>
      <legend>
        <Trans>Markup: {regions[region]}</Trans>
      </legend>
      <div className={styles.three}>
        <TextField name={`markups.${region}.value`} label={t`Value`} inputMode="decimal" />
        <SelectField
          name={`markups.${region}.unit`}
          label={t`Unit`}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: currency },
          ]}
        />
        <TextField
          name={`markups.${region}.limit`}
          label={t`Limit in ${currency}`}
          inputMode="decimal"
          hint={<Trans>0 is unlimited.</Trans>}
        />
      </div>
    </fieldset>
  ));
}
