import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ExportInputs, ExportKind } from '../../contract/exports.ts';
import { messageOf } from '../api/errors.ts';
import { toast } from '../ui/toast.ts';
import { fetchExport } from './fetch-export.ts';

/** Runs one download at a time; `part` is the received part, null while none runs. It stops with the screen. */
export function useExport<K extends ExportKind>(kind: K, input: ExportInputs[K]) {
  const { t } = useLingui();
  const [part, setPart] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setPart(0);
    try {
      await fetchExport(kind, input, { signal, onProgress: setPart });
      toast(t`The file has been downloaded.`, 'success');
    } catch (error) {
      if (!signal.aborted) toast(messageOf(error), 'error');
    } finally {
      running.current = null;
      setPart(null);
    }
  };
  return { part, start, cancel: () => running.current?.abort() };
}
