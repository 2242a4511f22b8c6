import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { GROUP_LIMITS } from '../../../contract/limits.ts';
import { TextAreaField } from '../../form/TextAreaField.tsx';
import { airlineName } from '../../trip/passenger-name.ts';
import styles from './DeskPage.module.css';
import { type GroupMoveValues, readTicketLines } from './group-move-values.ts';

/** A line with a number that has spaces or dashes. */
const LINE_LENGTH = 24;

/** The ticket numbers of many passengers as one text, and the passenger of each. */
export function TicketLines({ passengers }: Pick<GroupOrder, 'passengers'>) {
  const { t } = useLingui();
  const { values } = useFormikContext<GroupMoveValues>();
  const tickets = readTicketLines(values.ticketLines);
  const [there, wanted] = [tickets.length, passengers.length];
  return (
    <>
      <TextAreaField
        name="ticketLines"
        label={t`Ticket numbers, one a line`}
        rows={8}
        maxLength={GROUP_LIMITS.passengers * LINE_LENGTH}
        required
        hint={
          <Trans>
            {there} of {wanted}. They go to the passengers in the order below.
          </Trans>
        }
      />
      <ol className={styles.tickets}>
        {passengers.map((passenger, i) => (
          <li key={passenger.id}>
            {airlineName(passenger)} <span className="num">{tickets[i] ?? '–'}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
