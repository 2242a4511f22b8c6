import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../ui/format.ts';
import styles from './Bills.module.css';

interface StandingHintProps {
  /** Of an agency: it is not the reader's own money. */
  isOthers?: boolean;
}

/** What 'Balance less credit' is. */
export function StandingHint({ isOthers = false }: StandingHintProps) {
  return (
    <span className={styles.hint}>
      {isOthers ? (
        <Trans>What the agency has, less what it has used of the credit line</Trans>
      ) : (
        <Trans>What you have, less what you have used of the credit line</Trans>
      )}
    </span>
  );
}

/** The same over a table with such a column. */
export function StandingCaption({ isOthers = false }: StandingHintProps) {
  const format = useFormat();
  return (
    <caption className={styles.caption}>
      <b>
        <Trans>Balance less credit</Trans>
      </b>
      {format.colon}
      <StandingHint isOthers={isOthers} />
    </caption>
  );
}
