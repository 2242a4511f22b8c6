import { Trans, useLingui } from '@lingui/react/macro';
import type { TravellerImportAnswer } from '../../../contract/travellers.ts';
import styles from './TravellersPage.module.css';

/** The result or preview of an import, and the errors row by row. */
export function ImportResult({ answer }: { answer: TravellerImportAnswer }) {
  const { t } = useLingui();
  const { checked, created, merged, refused, rows } = answer;
  const faulty = rows.filter(({ outcome }) => outcome === 'refused');
  return (
    <>
      <p role="status">
        {rows.length === 0 ? (
          <Trans>There is nobody in this list yet. Fill in a row for each traveller.</Trans>
        ) : checked ? (
          <Trans>
            {created} new, {merged} to be merged, {refused} with errors. Nothing is imported yet.
          </Trans>
        ) : (
          <Trans>
            Imported: {created} new, {merged} merged. Left out: {refused}.
          </Trans>
        )}
      </p>
      {faulty.length > 0 ? (
        <ul className={styles.stack} aria-label={t`Rows with errors`}>
          {faulty.map(({ row, name, faults }) => (
            <li key={row}>
              <b>
                <Trans>
                  Row {row} {name}
                </Trans>
              </b>
              <ul className={styles.faults}>
                {faults.map(({ column, message }) => (
                  <li key={`${column}${message}`}>{column ? `${column}: ${message}` : message}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
