import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import type { Solution } from '../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import { useOnline } from '../../api/online.ts';
import type { DraftSession } from '../../offline/drafts/draft-session.ts';
import { useSaveState } from '../../offline/drafts/use-draft.ts';
import { partyOf } from '../../trip/client-prices.ts';
import { useClientPrices } from '../../trip/use-client-prices.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { useLatest } from '../../ui/use-latest.ts';
import styles from './BookingFooter.module.css';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingValues } from './booking-values.ts';
import type { PriceCheckState } from './use-price-check.ts';

interface BookingFooterProps {
  solution: Solution;
  counts: PassengerCounts;
  check: PriceCheckState;
  busy: boolean;
  session: DraftSession<BookingDraft>;
  /** Set while a booking waits for a lost answer: the only action is to retry. */
  onRepeat: ((values: BookingValues) => Promise<void>) | null;
  /** Retries a failed price check. */
  onCheck: () => void;
}

/** The party's total and the page's only action. */
export function BookingFooter({ busy, session, onRepeat, ...offer }: BookingFooterProps) {
  const { values, isSubmitting, submitForm } = useFormikContext<BookingValues>();
  const { status } = useSaveState(session);
  const repeat = useLatest(() => void onRepeat?.(values));
  return (
    <FooterBar
      {...offer}
      count={values.passengers.length}
      busy={busy || isSubmitting}
      isBooked={status === 'booked'}
      onRepeat={onRepeat ? repeat : null}
      onBook={submitForm}
    />
  );
}

interface FooterBarProps extends Pick<BookingFooterProps, 'solution' | 'counts' | 'check' | 'busy' | 'onCheck'> {
  count: number;
  /** Another tab has booked this form: here it would be booked again. */
  isBooked: boolean;
  onRepeat: (() => void) | null;
  onBook: () => Promise<unknown>;
}

const FooterBar = memo(function FooterBar(props: FooterBarProps) {
  const { solution, counts, check, count, busy, isBooked, onRepeat, onCheck, onBook } = props;
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const { settlement, total, priceDetail } = solution;
  const prices = useClientPrices();
  const client = prices.ofParty(partyOf(priceDetail.priceList, counts));
  // The button's label and handler; null while it can do nothing.
  const nextStep = (): [string, (() => void) | null] => {
    if (!online) return [t`Booking needs a connection`, null];
    if (onRepeat) return [t`Check the result`, onRepeat];
    if (isBooked) return [t`Booked in another tab`, null];
    if (check.status === 'failed' || check.status === 'timeout') return [t`Check the price again`, onCheck];
    if (check.status === 'gone') return [t`No longer on sale`, null];
    if (check.status === 'changed') return [t`First answer the price check`, null];
    return [t`Book`, () => void onBook()];
  };
  const [label, act] = nextStep();
  return (
    <div className={styles.footer}>
      <div className={styles.total}>
        <span className={styles.party}>
          <Plural value={count} one="Total for # passenger" other="Total for # passengers" />
        </span>
        <span className={`num ${styles.amount}`}>{format.money(prices.isSafe ? client : settlement)}</span>
        {!prices.isSafe && total.currency !== settlement.currency ? (
          <span className={`num ${styles.party}`}>≈ {format.money(total)}</span>
        ) : null}
        {!prices.isSafe && prices.hasMarkup ? (
          <span className={`num ${styles.party}`}>
            <Trans>client {format.money(client)}</Trans>
          </span>
        ) : null}
      </div>
      <Button size="main" block disabled={act === null} busy={busy} onPress={() => act?.()}>
        {busy ? <Trans>Booking…</Trans> : label}
      </Button>
    </div>
  );
});
