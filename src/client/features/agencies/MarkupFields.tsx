import { Trans, useLingui } from '@lingui/react/macro';
import { MARKUP_REGIONS } from '../../../contract/agency-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { REGION_LABELS } from '../../trip/region-labels.ts';
import styles from './AgenciesPage.module.css';
import { NonInheritedField } from './NonInheritedField.tsx';

interface MarkupFieldsProps {
  currency: Currency;
  /** The company above. */
  parent: string;
}

/** The markup per person, by the trip's destination. It is never inherited: it comes on top of the company above's. */
export function MarkupFields({ currency, parent }: MarkupFieldsProps) {
  const { t, i18n } = useLingui();
  return MARKUP_REGIONS.map((region) => (
    <FieldGroup key={region} legend={<Trans>Markup: {i18n._(REGION_LABELS[region])}</Trans>}>
      <NonInheritedField name={`markups.${region}.value`} note={<Trans>Added per person to what {parent} pays.</Trans>}>
        <div className={styles.three}>
          <TextField
            name={`markups.${region}.value`}
            label={t`Value`}
            inputMode="decimal"
            hint={<Trans>0 means no markup.</Trans>}
          />
          <SelectField
            name={`markups.${region}.unit`}
            label={t`Unit`}
            options={[
              { value: 'percent', label: '%' },
              { value: 'amount', label: currency },
            ]}
            hint={<Trans>A percentage of the fare, or a fixed amount.</Trans>}
          />
          <TextField
            name={`markups.${region}.limit`}
            label={t`Limit in ${currency}`}
            inputMode="decimal"
            hint={<Trans>0 is unlimited.</Trans>}
          />
        </div>
      </NonInheritedField>
    </FieldGroup>
  ));
}
