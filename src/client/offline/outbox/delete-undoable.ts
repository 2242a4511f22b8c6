import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { queueUndoable } from './outbox-here.ts';
import type { OutboxKind } from './outbox-kind.ts';

/** Deletes through the outbox, and offers to undo for as long as the deletion is held there. */
export async function deleteUndoable<I>(kind: OutboxKind<I>, input: I, said: string): Promise<void> {
  const undo = await queueUndoable(kind, input);
  const takeBack = async () => {
    if (!(await undo())) toast(i18n._(msg`Too late: it is deleted already.`), 'warning');
  };
  toast(said, 'success', { label: i18n._(msg`Undo`), onPress: () => void takeBack().catch(reportError) });
}
