import { useLingui } from '@lingui/react/macro';
import { SANDBOX_NOTE } from '../../../contract/sandbox-note.ts';
import { useLocale } from '../../api/settings.ts';
import { useSiteConfig } from '../../api/site.ts';
import styles from './SandboxMark.module.css';

/** Over every screen of a portal whose suppliers are a sandbox's. */
export function SandboxMark() {
  const { t } = useLingui();
  const isSandbox = useSiteConfig()?.isSandbox ?? false;
  const locale = useLocale();
  return isSandbox ? (
    <aside className={styles.mark} aria-label={t`Sandbox`}>
      {SANDBOX_NOTE[locale]}
    </aside>
  ) : null;
}
