import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../ui/toast.ts';
import { discardDraft } from '../drafts.ts';

/** Discards a draft and offers to undo it for some seconds. */
export function useDiscard(): (id: string, onUndone?: () => void) => Promise<void> {
  const { t } = useLingui();
  return async (id, onUndone) => {
    const { undo } = await discardDraft(id);
    toast(t`Draft discarded.`, 'info', { label: t`Undo`, onPress: () => void undo().then(onUndone) });
  };
}
