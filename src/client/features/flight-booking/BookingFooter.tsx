import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { Solution } from '../../../contract/flight-search.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './BookingFooter.module.css';
import type { BookingValues } from './booking-values.ts';
import type { PriceCheckState } from './use-price-check.ts';

interface BookingFooterProps {
  solution: Solution;
  check: PriceCheckState;
  busy: boolean;
  /** Set while a booking waits for an answer that got lost: the one thing to do is to ask for it again. */
  onRepeat: (() => void) | null;
}

/** The party's total and the one action of the page. */
export function BookingFooter({ solution, check, busy, onRepeat }: BookingFooterProps) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const { values, isSubmitting, submitForm } = useFormikContext<BookingValues>();
  const { settlement } = solution;
  const shown = format.converted(settlement);
  const isWaiting = check.status !== 'agreed' && check.status !== 'checking';
  const label = !online
    ? t`Booking needs a connection`
    : onRepeat
      ? t`Ask for the answer again`
      : isWaiting
        ? t`First answer the price check`
        : t`Book`;
  return (
    <div className={styles.footer}>
      <div className={styles.total}>
        <span className={styles.party}>
          <Plural value={values.passengers.length} one="Total for # passenger" other="Total for # passengers" />
        </span>
        <span className={`num ${styles.amount}`}>{format.money(settlement)}</span>
        {shown.currency !== settlement.currency ? (
          <span className={`num ${styles.party}`}>≈ {format.money(shown)}</span>
        ) : null}
      </div>
      <Button
        size="main"
        block
        disabled={!online || (isWaiting && !onRepeat)}
        busy={busy || isSubmitting}
        onPress={onRepeat ?? (() => void submitForm())}
      >
        {busy || isSubmitting ? <Trans>Booking…</Trans> : label}
      </Button>
    </div>
  );
}
