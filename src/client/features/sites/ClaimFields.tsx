import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_LIMITS } from '../../../contract/limits.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './SitesPage.module.css';

/** The figures that the public pages show: none unless they are said here. */
export function ClaimFields() {
  const { t } = useLingui();
  const { figure, words, claims } = SITE_LIMITS;
  return (
    <FieldGroup legend={<Trans>Figures on the public pages</Trans>}>
      <p className={styles.hint}>
        <Trans>What you can stand by, as ‘60+’ and ‘suppliers’. Rows that are empty are left out.</Trans>
      </p>
      {Array.from({ length: claims }, (_, at) => {
        const n = at + 1;
        return (
          <div key={n} className={styles.claim}>
            <TextField name={`claims[${at}].figure`} label={t`Figure ${n}`} autoComplete="off" maxLength={figure} />
            <TextField name={`claims[${at}].words`} label={t`Words ${n}`} autoComplete="off" maxLength={words} />
            <TextField
              name={`claims[${at}].chineseWords`}
              label={t`Chinese words ${n}`}
              autoComplete="off"
              maxLength={words}
            />
            <TextField
              name={`claims[${at}].traditionalWords`}
              label={t`Traditional Chinese words ${n}`}
              autoComplete="off"
              maxLength={words}
            />
          </div>
        );
      })}
    </FieldGroup>
  );
}
