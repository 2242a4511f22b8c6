import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import styles from './GroupBooking.module.css';

/** What an agent has to know before asking (spec §9). */
export function QuoteWords() {
  const { t } = useLingui();
  return (
    <Card title={t`Next steps`}>
      <ol className={styles.steps}>
        <li>
          <Trans>The quote comes within 1 to 2 business days, with one or more options.</Trans>
        </li>
        <li>
          <Trans>
            Seats are not reserved after the quote: confirm one option before its deadline, then apply for seats.
          </Trans>
        </li>
        <li>
          <Trans>
            Pay in up to three instalments and a final payment. Cancelling, or missing a deadline, forfeits what has
            been paid.
          </Trans>
        </li>
        <li>
          <Trans>Submit the passenger list before the final payment; then the tickets are issued.</Trans>
        </li>
      </ol>
    </Card>
  );
}
