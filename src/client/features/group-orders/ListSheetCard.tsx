import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import { GROUP_LIMITS } from '../../../contract/limits.ts';
import { XLSX } from '../../../contract/media-types.ts';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FileChoice } from '../../ui/FileChoice.tsx';
import styles from './GroupDetail.module.css';
import { type ListValues, passengersOfSheet } from './list-values.ts';
import { SheetRows } from './SheetRows.tsx';

const TEMPLATE = '/order/v2/group/passenger-template';

interface ListSheetCardProps {
  order: GroupOrder;
  /** The form holds the sheet's passengers. */
  onRead: () => void;
}

/** The list as an Excel sheet: the template to fill in, and a filled one to read into the form. Nothing is handed in by it. */
export function ListSheetCard({ order, onRead }: ListSheetCardProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { setFieldValue } = useFormikContext<ListValues>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [answer, setAnswer] = useState<GroupSheetAnswer | null>(null);
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
  const read = async (file: File) => {
    setAnswer(null);
    if (file.size > GROUP_LIMITS.sheetBytes) return setProblem(t`The file is larger than 2 MB.`);
    await attempt(async () => {
      const image = new Uint8Array(await file.arrayBuffer());
      const found = await call('readGroupSheet', { id: order.id, image });
      setAnswer(found);
      if (found.rows.length === 0) return;
      await setFieldValue('passengers', passengersOfSheet(found), false);
      onRead();
    });
  };
  return (
    <Card title={t`From an Excel sheet`}>
      <div className={styles.list}>
        <p className={styles.quiet}>
          <Trans>
            Fill in the template, one passenger a row, and read it in here. What is in the form is replaced.
          </Trans>
        </p>
        <Button
          kind="quiet"
          size="small"
          disabledReason={online ? null : t`Importing needs a connection.`}
          onPress={() => void attempt(() => download(TEMPLATE, 'passengers.xlsx', XLSX))}
        >
          <Trans>Download the template</Trans>
        </Button>
        <FileChoice
          label={t`Excel file`}
          accept=".xlsx"
          disabled={busy || !online}
          onChoose={(file) => void (file && read(file))}
        />
        {busy ? (
          <p role="status" className={styles.quiet}>
            <Trans>Reading the list…</Trans>
          </p>
        ) : null}
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        ) : null}
        {answer ? <SheetRows answer={answer} /> : null}
      </div>
    </Card>
  );
}
