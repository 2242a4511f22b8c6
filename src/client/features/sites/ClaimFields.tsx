import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_LIMITS } from '../../../contract/limits.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './SitesPage.module.css';

/** The figures on the public pages: none by default. */
export function ClaimFields() {
  const { t } = useLingui();
  const { figure, words, claims } = SITE_LIMITS;
  return (
    <FieldGroup legend={<Trans>Figures on the public pages</Trans>}>
      <p className={styles.hint}>
        <Trans>Figures you can prove, such as ‘60+’ and ‘suppliers’. Empty rows are hidden.</Trans>
      </p>
      {Array.from({ length: claims }, (_, at) => {
        const n = at + 1;
        return (
          <div key={n} className={styles.claim}>
            <TextField name={`claims[${at}].figure`} label={t`Figure ${n}`} autoComplete="off" maxLength={figure} />
            <TextField name={`claims[${at}].words`} label={t`Label ${n}`} autoComplete="off" maxLength={words} />
            <TextField
              name={`claims[${at}].chineseWords`}
              label={t`Chinese label ${n}`}
              autoComplete="off"
              maxLength={words}
            />
            <TextField
              name={`claims[${at}].traditionalWords`}
              label={t`Traditional Chinese label ${n}`}
              autoComplete="off"
              maxLength={words}
            />
          </div>
        );
      })}
    </FieldGroup>
  );
}
