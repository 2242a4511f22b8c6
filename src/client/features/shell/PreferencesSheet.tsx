import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { INTL_TAG } from '../../../contract/locale.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useOnline } from '../../api/online.ts';
import { setCurrency, setLocale, setTheme, useCurrency, useLocale, useTheme } from '../../api/settings.ts';
import { useSiteConfig } from '../../api/site.ts';
import { useStore } from '../../api/store.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useLocalesHere } from './locales-here.ts';
import styles from './PreferencesSheet.module.css';

const LANGUAGES: readonly { value: Locale; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'zh-cn', label: '简体中文' },
  { value: 'zh-tw', label: '繁體中文' },
];

/** Language, display currency and theme; each takes effect at once. */
export function PreferencesSheet() {
  const { t } = useLingui();
  const open = useStore(preferencesOpen);
  const theme = useTheme();
  return (
    <Sheet open={open} onClose={() => preferencesOpen.set(false)} title={t`Language, currency and appearance`}>
      <div className={styles.content}>
        <LanguageChoice isShown={open} />
        <div>
          <h3 className={styles.label}>{t`Appearance`}</h3>
          <Segmented
            label={t`Appearance`}
            options={[
              { value: 'system', label: t`Device setting` },
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
            ]}
            value={theme}
            onChange={setTheme}
          />
        </div>
        <CurrencyChoice />
      </div>
    </Sheet>
  );
}

/** Offline, only languages with cached texts can be chosen. */
function LanguageChoice({ isShown }: { isShown: boolean }) {
  const { t } = useLingui();
  const hintId = useId();
  const locale = useLocale();
  const online = useOnline();
  const here = useLocalesHere(isShown && !online);
  const isAway = (value: Locale) => !online && here !== null && value !== locale && !here.has(value);
  const options = LANGUAGES.map((language) => ({ ...language, disabled: isAway(language.value) }));
  const away = options.filter(({ disabled }) => disabled).map(({ label }) => label);
  const names = new Intl.ListFormat(INTL_TAG[locale], { type: 'conjunction' }).format(away);
  return (
    <div>
      <h3 className={styles.label}>{t`Language`}</h3>
      {away.length > 0 ? (
        <p id={hintId} className={styles.hint}>{t`Needs a connection the first time: ${names}`}</p>
      ) : null}
      <Segmented
        label={t`Language`}
        options={options}
        value={locale}
        onChange={(value) => {
          setLocale(value).catch(() => toast(t`This language could not be loaded. Please try again.`, 'error'));
        }}
        describedBy={away.length > 0 ? hintId : undefined}
      />
    </div>
  );
}

function CurrencyChoice() {
  const { t } = useLingui();
  const currency = useCurrency();
  const locale = useLocale();
  const offered = useSiteConfig()?.currencies ?? CURRENCIES;
  const names = new Intl.DisplayNames([INTL_TAG[locale]], { type: 'currency' });
  return (
    <fieldset>
      <legend className={styles.label}>{t`Display currency`}</legend>
      <p
        className={styles.hint}
      >{t`Prices are converted for display; bookings are paid in your company’s currency.`}</p>
      <div className={styles.currencies}>
        {offered.map((code) => (
          <label key={code} className={styles.currency} data-on={code === currency}>
            <input
              type="radio"
              name="currency"
              className={styles.radio}
              checked={code === currency}
              onChange={() => {
                setCurrency(code).catch(() =>
                  toast(t`The exchange rate could not be fetched. Please choose the currency again.`, 'error'),
                );
              }}
            />
            <b>{code}</b> <span>{names.of(code)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
