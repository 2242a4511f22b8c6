import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import styles from './GroupDetail.module.css';

/** The number of imported rows, and the errors row by row. */
export function SheetRows({ answer: { rows } }: { answer: GroupSheetAnswer }) {
  const { t } = useLingui();
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  return (
    <>
      <p role="status">
        {rows.length === 0 ? (
          <Trans>There is nobody in this list yet. Fill in a row for each passenger.</Trans>
        ) : (
          <Plural value={rows.length} one="One passenger was read." other="# passengers were read." />
        )}
      </p>
      {faulty.length > 0 ? (
        <ul className={styles.rows} aria-label={t`Rows with errors`}>
          {faulty.map(({ row, name, faults }) => (
            <li key={row}>
              <b>
                <Trans>
                  Row {row} {name}
                </Trans>
              </b>
              <ul className={styles.problem}>
                {faults.map(({ field, column, message }) => (
                  <li key={field}>{column ? `${column}: ${message}` : message}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
