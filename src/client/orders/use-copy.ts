import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { toast } from '../ui/toast.ts';

/** Copies text and confirms it (spec §7); also reports a browser's refusal. */
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
