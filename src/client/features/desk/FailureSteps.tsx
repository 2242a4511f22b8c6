import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseSheet } from './CloseSheet.tsx';
import { again } from './use-desk.ts';

/** Closes the task of what has ended at its supplier. */
export function FailureSteps({ id }: { id: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <Button kind="quiet" disabled={!online} onPress={() => setClosing(true)}>{t`Close with a remark`}</Button>
      {isClosing ? (
        <CloseSheet
          id={id}
          hint={<Trans>The outcome for the tickets and the money. Shown in the booking history.</Trans>}
          send={async (input, options) => {
            await call('closeDeskTask', input, options);
            again();
          }}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </>
  );
}
