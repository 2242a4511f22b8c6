import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { GROUP_LIMITS } from '../../../contract/limits.ts';
import { XLSX } from '../../../contract/media-types.ts';
import { download } from '../../api/download.ts';
import { useOnline } from '../../api/online.ts';
import { useDraftText } from '../../offline/drafts/draft-values.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FileChoice } from '../../ui/FileChoice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import text from './GroupDetail.module.css';
import styles from './ListEditor.module.css';
import { rowsPlace } from './list-values.ts';
import { SheetRows } from './SheetRows.tsx';
import type { ListReading } from './use-list-reading.ts';

const TEMPLATE = '/order/v2/group/passenger-template';

interface ListSheetCardProps {
  order: GroupOrder;
  reading: ListReading;
}

/** The list from a spreadsheet: the template, and the import of a filled one or of its rows into the form. It submits nothing. */
export function ListSheetCard({ order, reading }: ListSheetCardProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { busy, problem, answer, attempt, readFile } = reading;
  const offline = online ? null : t`Importing needs a connection.`;
  return (
    <Card title={t`From an Excel sheet`}>
      <div className={styles.ways}>
        <div className={styles.way}>
          <p className={text.quiet}>
            <Trans>
              Fill in the template, one passenger a row, and read it in here. What is in the form is replaced.
            </Trans>
          </p>
          <Button
            kind="quiet"
            size="small"
            disabledReason={offline}
            onPress={() => void attempt(() => download(TEMPLATE, 'passengers.xlsx', XLSX))}
          >
            <Trans>Download the template</Trans>
          </Button>
          <FileChoice
            label={t`Excel file`}
            accept=".xlsx"
            disabled={busy || !online}
            onChoose={(file) => void (file && readFile(file))}
          />
        </div>
        <Rows order={order} reading={reading} offline={offline} />
      </div>
      {busy ? (
        <p role="status" className={text.quiet}>
          <Trans>Reading the list…</Trans>
        </p>
      ) : null}
      {problem ? (
        <p role="alert" className={text.problem}>
          {problem}
        </p>
      ) : null}
      {answer ? <SheetRows answer={answer} /> : null}
    </Card>
  );
}

/** Copied rows; stored here, over a reload too, until they are imported. */
function Rows({ order, reading, offline }: ListSheetCardProps & { offline: string | null }) {
  const { t } = useLingui();
  const draft = useDraftText(rowsPlace(order.id));
  const read = async () => {
    if (await reading.readRows(draft.text)) draft.type('');
  };
  return (
    <div className={styles.way}>
      <TextArea label={t`Rows copied from a spreadsheet`} draft={draft} maxLength={GROUP_LIMITS.rowsLength} isCode />
      <Button
        kind="quiet"
        size="small"
        busy={reading.busy}
        disabled={draft.text.trim() === ''}
        disabledReason={draft.text.trim() === '' ? null : offline}
        onPress={() => void read()}
      >
        <Trans>Read the rows</Trans>
      </Button>
      <p className={text.quiet}>
        <Trans>
          The columns are those of the template, named in the first row or in its order. The rows are added to the list.
        </Trans>
      </p>
    </div>
  );
}
