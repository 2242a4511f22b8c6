import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { TRAVELLER_LIMITS } from '../../../contract/limits.ts';
import type { TravellerImportAnswer } from '../../../contract/travellers.ts';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ImportResult } from './ImportResult.tsx';
import styles from './TravellersPage.module.css';
import { toBase64 } from './to-base64.ts';

const TEMPLATE = '/base/v2/often-used-passengers/template';

/** The chosen file with the key under which it is imported once. */
interface Chosen {
  base64: string;
  key: string;
}

/** A list of travellers from a spreadsheet: what would be done is shown before it is done. */
export function ImportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const online = useOnline();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [answer, setAnswer] = useState<TravellerImportAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File | undefined) => {
    setAnswer(null);
    setChosen(null);
    if (!file) return;
    if (file.size > TRAVELLER_LIMITS.importBytes) {
      setProblem(t`The file is larger than 2 MB.`);
      return;
    }
    void attempt(async () => {
      const next = { base64: await toBase64(file), key: crypto.randomUUID() };
      setAnswer(
        await call('importTravellers', { file: next.base64, check: true }, { idempotencyKey: `${next.key}-check` }),
      );
      setChosen(next);
    });
  };
  const take = ({ base64, key }: Chosen) =>
    attempt(async () => {
      setAnswer(await call('importTravellers', { file: base64 }, { idempotencyKey: key }));
      setChosen(null);
      void invalidate('travellers', 'memberCards');
    });
  const count = answer ? answer.created + answer.merged : 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Import from Excel`}
      breakpoints="full"
      footer={
        chosen && answer?.checked && count > 0 ? (
          <Button block size="main" busy={busy} onPress={() => void take(chosen)}>
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
          onPress={() => void attempt(() => download(TEMPLATE, 'travellers.xlsx'))}
        >
          <Trans>Download the template</Trans>
        </Button>
        <label htmlFor={id} className={styles.details}>
          <Trans>Excel file</Trans>
        </label>
        <input
          id={id}
          type="file"
          className={styles.file}
          accept=".xlsx"
          disabled={busy || !online}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        {busy ? (
          <p role="status" className={styles.details}>
            <Trans>Reading the list…</Trans>
          </p>
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
