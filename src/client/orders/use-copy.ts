import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { toast } from '../ui/toast.ts';

/** Copies text and says so (spec §7); a browser that refuses is told of as well. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast(t`Copied`, 'success');
      } catch {
        toast(t`This browser does not allow copying. Please select the text instead.`, 'error');
      }
    },
    [t],
  );
}
