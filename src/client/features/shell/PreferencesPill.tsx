import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../contract/locale.ts';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useCurrency, useLocale } from '../../api/settings.ts';
import styles from './PreferencesPill.module.css';

const SHORT: Record<Locale, string> = { en: 'EN', 'zh-cn': '简', 'zh-tw': '繁' };

/** `EN · CNY`: opens the sheet of language, currency and theme. */
export function PreferencesPill() {
  const { t } = useLingui();
  const language = SHORT[useLocale()];
  const currency = useCurrency();
  return (
    <button
      type="button"
      className={styles.pill}
      aria-haspopup="dialog"
      aria-label={t`${language} · ${currency}, language, currency and appearance`}
      onClick={() => preferencesOpen.set(true)}
    >
      {language} · {currency}
    </button>
  );
}
