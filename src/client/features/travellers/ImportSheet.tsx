import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { TRAVELLER_LIMITS } from '../../../contract/limits.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { TravellerImportAnswer } from '../../../contract/travellers.ts';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { FileChoice } from '../../ui/FileChoice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ImportResult } from './ImportResult.tsx';
import styles from './TravellersPage.module.css';

const TEMPLATE = '/base/v2/often-used-passengers/template';

type Busy = 'template' | 'check' | 'import';

/** Imports travellers from a spreadsheet, after a preview. */
export function ImportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const online = useOnline();
  const [chosen, setChosen] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const [answer, setAnswer] = useState<TravellerImportAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<Busy | null>(null);
  const checking = useRef<AbortController | null>(null);
  const attempt = async (what: Busy, work: () => Promise<void>, signal?: AbortSignal) => {
    setBusy(what);
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (!signal?.aborted) setProblem(messageOf(error));
    } finally {
      if (!signal?.aborted) setBusy(null);
    }
  };
  const reset = () => {
    checking.current?.abort();
    if (busy === 'check') setBusy(null);
    setAnswer(null);
    setChosen(null);
    setProblem('');
  };
  const choose = (file: File | undefined) => {
    reset();
    if (!file) return;
    if (file.size > TRAVELLER_LIMITS.importBytes) {
      setProblem(t`The file is larger than 2 MB.`);
      return;
    }
    const { signal } = (checking.current = new AbortController());
    const check = async () => {
      const image = new Uint8Array(await file.arrayBuffer());
      const found = await call('importTravellers', { image, step: 'check' }, { signal });
      if (signal.aborted) return;
      setAnswer(found);
      setChosen(image);
    };
    void attempt('check', check, signal);
  };
  const take = (image: Uint8Array<ArrayBuffer>) =>
    attempt('import', async () => {
      setAnswer(await call('importTravellers', { image, step: 'take' }));
      setChosen(null);
      void invalidate('travellers', 'memberCards');
    });
  const count = answer ? answer.created + answer.merged : 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={reset}
      title={t`Import from Excel`}
      breakpoints="full"
      footer={
        chosen && answer?.checked && count > 0 ? (
          <Button block size="main" busy={busy === 'import'} onPress={() => void take(chosen)}>
            {t`${plural(count, { one: 'Import one traveller', other: 'Import # travellers' })}`}
          </Button>
        ) : null
      }
    >
      <div className={styles.stack}>
        <p className={styles.details}>
          <Trans>
            An Excel file (.xlsx) of up to 2 MB and 500 rows with the columns of the template. Travellers you already
            have are merged.
          </Trans>
        </p>
        <Button
          kind="quiet"
          disabledReason={online ? null : t`Importing needs a connection.`}
          onPress={() => void attempt('template', () => download(TEMPLATE, 'travellers.xlsx', XLSX))}
        >
          <Trans>Download the template</Trans>
        </Button>
        <FileChoice label={t`Excel file`} accept=".xlsx" disabled={busy !== null || !online} onChoose={choose} />
        {busy === 'check' ? (
          <>
            <p role="status" className={styles.details}>
              <Trans>Reading the list…</Trans>
            </p>
            <Button kind="quiet" onPress={reset}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : null}
        {problem ? (
          <p role="alert" className={styles.faults}>
            {problem}
          </p>
        ) : null}
        {answer ? <ImportResult answer={answer} /> : null}
      </div>
    </Sheet>
  );
}
