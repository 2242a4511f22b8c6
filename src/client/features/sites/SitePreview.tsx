import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { CSSProperties } from 'react';
import { accentColours, type Ground, HEX_COLOUR } from '../../../contract/site-colours.ts';
import { namesOf } from '../../../contract/site-names.ts';
import type { Site } from '../../../contract/sites.ts';
import { useLocale } from '../../api/settings.ts';
import { InitialMark } from '../../ui/InitialMark.tsx';
import styles from './SitesPage.module.css';
import type { SiteValues } from './site-values.ts';

/** A preview of the typed names and colours, in both of the themes. */
export function SitePreview({ site }: { site: Site | null }) {
  const { t } = useLingui();
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <Sample theme="light" logo={site?.logo ?? ''} />
      <Sample theme="dark" logo={site?.whiteLogo || site?.logo || ''} />
    </section>
  );
}

function Sample({ theme, logo }: { theme: Ground; logo: string }) {
  const locale = useLocale();
  const { values } = useFormikContext<SiteValues>();
  const colour = (theme === 'light' ? values.accent : values.accentDark).trim().toLowerCase();
  const { shortName } = namesOf(values, locale);
  return (
    <div className={styles.sample} data-theme={theme} style={HEX_COLOUR.test(colour) ? tokensOf(colour, theme) : {}}>
      <span className={styles.sampleBar}>
        {logo ? <img src={logo} alt="" className={styles.sampleLogo} /> : <InitialMark name={shortName} />}
        <b>{shortName}</b>
      </span>
      <span className={styles.sampleChip}>
        <Trans>Selected</Trans>
      </span>
      <span className={styles.sampleButton}>
        <Trans>Search</Trans>
      </span>
    </div>
  );
}

/** As the style sheets read them (theme/tokens.css). */
function tokensOf(colour: string, theme: Ground): CSSProperties {
  const tokens = Object.entries(accentColours(colour, theme));
  return Object.fromEntries(tokens.map(([name, value]) => [`--site-${theme}-${name}`, value]));
}
