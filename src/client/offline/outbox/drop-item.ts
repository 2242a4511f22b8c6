import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import { outbox } from './outbox-here.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** Removes an item from the outbox, after confirmation if the server may have it; returns whether it is gone. */
export async function dropItem({ account, id, state, maybeArrived }: OutboxRecord): Promise<boolean> {
  const certain =
    !maybeArrived ||
    (await confirmDialog({
      title: i18n._(msg`Cancel sending?`),
      text: i18n._(
        msg`This was sent before without a response: the server may have it already. Cancelling does not undo it there.`,
      ),
      confirm: i18n._(msg`Do not send it again`),
      danger: true,
    }));
  if (!certain) return false;
  const isGone = await outbox.cancel(account, id);
  if (!isGone) toast(i18n._(msg`Too late: it is being sent.`), 'warning');
  else toast(state === 'refused' ? i18n._(msg`Discarded.`) : i18n._(msg`It will not be sent.`), 'info');
  return isGone;
}
