import { Trans, useLingui } from '@lingui/react/macro';
import { downloadOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import type { ExportInputs, ExportKind } from '../../contract/exports.ts';
import { messageOf } from '../api/errors.ts';
import { useOnline } from '../api/online.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { toast } from '../ui/toast.ts';
import styles from './ExportButton.module.css';
import { fetchExport } from './fetch-export.ts';

interface ExportListProps<K extends ExportKind> {
  kind: K;
  /** The filters of the displayed list. */
  input: ExportInputs[K];
  /** What is downloaded, if not the list beside it. */
  label?: string;
}

/** Downloads a list as an Excel file; meanwhile shows the progress and a way to cancel. */
export function ExportList<K extends ExportKind>({ kind, input, label }: ExportListProps<K>) {
  const { t } = useLingui();
  const online = useOnline();
  const { part, start, cancel } = useExport(kind, input);
  const place = useRef<HTMLDivElement>(null);
  const isRunning = part !== null;
  const wasRunning = useRef(false);
  // The pressed button disappears: focus moves to its replacement, or Escape and Tab would start at the page.
  useEffect(() => {
    if (wasRunning.current !== isRunning && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <div ref={place} className={isRunning ? styles.running : undefined}>
      {isRunning ? (
        <>
          <ProgressBar label={t`Downloading the Excel file`} value={part} />
          <Button kind="plain" size="small" label={t`Cancel the download`} onPress={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      ) : (
        <Button
          kind="plain"
          size="small"
          disabledReason={online ? null : t`Downloading needs a connection.`}
          onPress={() => void start()}
        >
          <Icon icon={downloadOutline} /> {label ?? <Trans>Excel</Trans>}
        </Button>
      )}
    </div>
  );
}

/** Runs one download at a time; `part` is the received part, null while none runs. It stops with the screen. */
function useExport<K extends ExportKind>(kind: K, input: ExportInputs[K]) {
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
