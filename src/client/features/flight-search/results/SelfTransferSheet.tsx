import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import styles from './SelfTransferSheet.module.css';

interface SelfTransferSheetProps {
  offer: Solution | null;
  onAccept: () => void;
  onClose: () => void;
}

/** Explains a self-transfer, and has the agent confirm it before going on. */
export function SelfTransferSheet({ offer, onAccept, onClose }: SelfTransferSheetProps) {
  const { t } = useLingui();
  const [readFor, setReadFor] = useState<string | null>(null);
  const isRead = offer !== null && readFor === offer.id;
  return (
    <Sheet
      open={offer !== null}
      onClose={onClose}
      title={t`This trip has a self-transfer`}
      footer={
        <Button
          size="main"
          block
          disabledReason={isRead ? null : t`Tick that you have read this first`}
          onPress={onAccept}
        >
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <ul className={styles.points}>
        <li>
          <Trans>
            The flights are on separate tickets. Bags must be collected and checked in again at the connection.
          </Trans>
        </li>
        <li>
          <Trans>The passenger enters the country of the connection and may need a visa for it.</Trans>
        </li>
        <li>
          <Trans>
            If the first flight is late, the next airline need not help: a missed flight is lost and not refunded.
          </Trans>
        </li>
      </ul>
      <div className={styles.tick}>
        <Checkbox checked={isRead} onChange={(checked) => setReadFor(checked && offer ? offer.id : null)}>
          {t`I have read this and will inform the passenger.`}
        </Checkbox>
      </div>
    </Sheet>
  );
}
