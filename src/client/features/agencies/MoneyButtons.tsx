import { Trans } from '@lingui/react/macro';
import { AGENCY_CREDIT, AGENCY_TOP_UPS } from '../../../contract/endpoint.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AgenciesPage.module.css';

/** The ways to give an agency money and to mend its balance, for who may. */
export function MoneyButtons({ onChoose }: { onChoose: (part: 'top-up' | 'correction' | 'credit') => void }) {
  const grants = useGrants();
  if (!grants) return null;
  return (
    <div className={styles.actions}>
      {isAllowed(grants, AGENCY_TOP_UPS) ? (
        <>
          <Button size="small" onPress={() => onChoose('top-up')}>
            <Trans>Top up the balance</Trans>
          </Button>
          <Button kind="quiet" size="small" onPress={() => onChoose('correction')}>
            <Trans>Correct the balance</Trans>
          </Button>
        </>
      ) : null}
      {isAllowed(grants, AGENCY_CREDIT) ? (
        <Button kind="quiet" size="small" onPress={() => onChoose('credit')}>
          <Trans>Set the credit limit</Trans>
        </Button>
      ) : null}
    </div>
  );
}
