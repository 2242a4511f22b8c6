import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherVersion } from '../../../../contract/draft-merge.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { DraftRecord } from '../draft-record.ts';
import { chooseOther, settleOther } from '../drafts.ts';
import { differences } from '../other-versions.ts';
import styles from './CompareSheet.module.css';
import { useFieldName, usePartName } from './use-part-names.ts';

interface CompareSheetProps {
  record: DraftRecord;
  other: OtherVersion;
  onClose: () => void;
}

/** Two versions of one passenger side by side; the agent picks one. */
export function CompareSheet({ record, other, onClose }: CompareSheetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const partName = usePartName();
  const fieldName = useFieldName();
  const current = record.doc.parts.find(({ key }) => key === other.part);
  const lines = differences(current?.content, other.content);
  const part = partName(other.part);
  const until = format.dateTime(other.until);
  const end = (work: Promise<void>) => {
    onClose();
    void work;
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Two versions of ${part}`}
      scrollsByKey
      footer={
        <div className={styles.buttons}>
          <Button kind="quiet" onPress={() => end(settleOther(record, other))}>
            <Trans>Keep the current version</Trans>
          </Button>
          <Button onPress={() => end(chooseOther(record, other))}>
            <Trans>Use the other version</Trans>
          </Button>
        </div>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Field`}</th>
            <th scope="col">{t`Current`}</th>
            <th scope="col">{t`Other`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ path, mine, theirs }) => (
            <tr key={path}>
              <th scope="row">{fieldName(path)}</th>
              <td>{mine || '–'}</td>
              <td>{theirs || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.until}>
        <Trans>The other version is stored until {until}.</Trans>
      </p>
    </Sheet>
  );
}
