import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { deleteUndoable } from '../../offline/outbox/delete-undoable.ts';
import { deletedTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { useOwnList } from '../../offline/outbox/own-list.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './TravellerForm.module.css';

interface TravellerActionsProps {
  traveller: Traveller;
  onOpened: (traveller: Traveller) => void;
  onDeleted: () => void;
}

/** Actions on a saved traveller besides editing the details. */
export function TravellerActions({ traveller, onOpened, onDeleted }: TravellerActionsProps) {
  const { t } = useLingui();
  const online = useOnline();
  const frequent = useOwnList('passengers');
  const [busy, setBusy] = useState(false);
  const { id, version } = traveller;
  const isFrequent = frequent.value.includes(id);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  const open = () => attempt(async () => onOpened(await call('openTraveller', { id })));
  const remove = async () => {
    await deleteUndoable(
      deletedTraveller,
      { id, version },
      t`Deleted with documents and member cards: ${traveller.surname} ${traveller.givenName}`,
    );
    onDeleted();
  };
  const isFull = !isFrequent && frequent.value.length >= MAX_FAVOURITES;
  return (
    <div className={styles.actions}>
      {traveller.opened ? null : (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          disabledReason={online ? null : t`Numbers are shown with a connection only.`}
          onPress={() => void open()}
        >
          <Trans>Show numbers</Trans>
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        disabledReason={isFull ? t`At most ${MAX_FAVOURITES} frequent travellers` : null}
        onPress={() => frequent.set(id, !isFrequent)}
      >
        {isFrequent ? <Trans>No longer frequent</Trans> : <Trans>Make frequent</Trans>}
      </Button>
      <Button kind="danger" size="small" onPress={() => void remove().catch(reportError)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
