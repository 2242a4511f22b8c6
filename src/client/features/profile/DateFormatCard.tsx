import { useLingui } from '@lingui/react/macro';
import { formatDate } from '../../../contract/format-values.ts';
import { DATE_FORMATS, type DateFormat } from '../../../contract/limits.ts';
import { showOwnConfig } from '../../api/own-config.ts';
import { ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './CardHint.module.css';
import { useOwnDateFormat } from './use-own-account.ts';

/** An unambiguous day and month. */
const SAMPLE = '2026-12-31';

/** The format of dates with a year, shown by a sample. */
export function DateFormatCard() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const { value, record } = useOwnDateFormat();
  const choose = (format: DateFormat) => {
    showOwnConfig({ dateFormat: format });
    queueChange(ownConfig, { key: 'dateFormat', value: format }).catch(reportError);
  };
  return (
    <Card title={t`Date format`} end={record ? <OutboxTag record={record} /> : null}>
      <p className={styles.hint}>{t`Dates without a year always name the month.`}</p>
      <Segmented
        label={t`Date format`}
        options={DATE_FORMATS.map((format) => ({ value: format, label: formatDate(locale, SAMPLE, 'plain', format) }))}
        value={value}
        onChange={choose}
      />
    </Card>
  );
}
