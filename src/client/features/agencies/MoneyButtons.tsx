import { Trans } from '@lingui/react/macro';
import { isAllowed } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AgenciesPage.module.css';

/** The ways to give an agency money, for who may. */
export function MoneyButtons({ onChoose }: { onChoose: (part: 'top-up' | 'credit') => void }) {
  const grants = useGrants();
  if (!grants) return null;
  return (
    <div className={styles.actions}>
      {isAllowed(grants, { permission: 'topup:write' }) ? (
        <Button size="small" onPress={() => onChoose('top-up')}>
          <Trans>Top up the balance</Trans>
        </Button>
      ) : null}
      {isAllowed(grants, { permission: 'credit:write' }) ? (
        <Button kind="quiet" size="small" onPress={() => onChoose('credit')}>
          <Trans>Set the credit limit</Trans>
        </Button>
      ) : null}
    </div>
  );
}
