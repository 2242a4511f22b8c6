import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canUseFinance } from '../../../contract/permissions.ts';
import type { Wallet } from '../../../contract/session.ts';
import { useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SettleSheet = lazyPart(async () => (await import('./SettleSheet.tsx')).SettleSheet, { isAskedFor: true });

interface SettleButtonProps {
  /** What it settles, as the draft key: the wallet, or a statement's id. */
  about: string;
  /** The amount due, in minor units. */
  owed: number;
}

/** Repays credit from the balance, after a sheet with the amount; says why where it cannot. */
export function SettleButton({ about, owed }: SettleButtonProps) {
  const wallet = useApiQuery('wallet', {}).data;
  const [isOpen, setOpen] = useState(false);
  const reason = useReason(wallet, owed);
  if (!wallet) return null;
  return (
    <div>
      <Button size="small" disabledReason={reason} onPress={() => setOpen(true)}>
        <Trans>Settle</Trans>
      </Button>
      {isOpen ? <SettleSheet about={about} wallet={wallet} owed={owed} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Why nothing can be settled; null if it can. */
function useReason(wallet: Wallet | undefined, owed: number): string | null {
  const { t } = useLingui();
  const online = useOnline();
  const grants = useGrants();
  if (owed === 0 || wallet?.creditUsed === 0) return t`No credit is owed.`;
  if (!grants || !canUseFinance(grants)) return t`Your finance staff can settle it.`;
  if (!online) return t`Paying needs a connection.`;
  return wallet && wallet.balance <= 0 ? t`The balance is empty. Top up the wallet first.` : null;
}
