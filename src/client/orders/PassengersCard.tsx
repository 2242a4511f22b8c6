import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import type { OrderPassenger } from '../../contract/order-parts.ts';
import { DOCUMENT_LABELS, PASSENGER_TYPE_LABELS } from '../trip/labels.ts';
import { airlineName, ticketText } from '../trip/passenger-name.ts';
import { Card } from '../ui/Card.tsx';
import { useFormat } from '../ui/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { labelOf } from '../ui/label-of.ts';
import styles from './PassengersCard.module.css';
import { GIVEN_BACK_LABELS } from './return-labels.ts';
import { useCopy } from './use-copy.ts';

/** The shown fields of a passenger; not every product has member cards and exchanged tickets. */
interface ShownPassenger
  extends Pick<OrderPassenger, 'id' | 'type' | 'surname' | 'givenName' | 'gender' | 'birthday' | 'ticketNumber'>,
    Partial<Pick<OrderPassenger, 'phone' | 'email' | 'contactName' | 'frequentFlyer'>>,
    Partial<Pick<OrderPassenger, 'exchangedFrom' | 'exchangedFor' | 'givenBack'>> {
  /** Coach and seat on a train: 05-12A. */
  seat?: string | null | undefined;
  document: Pick<OrderPassenger['document'], 'type' | 'number' | 'expiry'>;
}

interface PassengersCardProps {
  order: { passengers: readonly ShownPassenger[] };
  hasEnded: boolean;
  /** Actions for all of them, below the list. */
  children?: ReactNode;
}

/** The passengers with their documents and tickets. */
export function PassengersCard({ order, hasEnded, children }: PassengersCardProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Passengers`}>
      <ul className={styles.list}>
        {order.passengers.map((passenger) => (
          <PassengerRow key={passenger.id} passenger={passenger} hasEnded={hasEnded} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

function PassengerRow({ passenger: p, hasEnded }: { passenger: ShownPassenger; hasEnded: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const expiry = format.date(p.document.expiry, 'plain');
  const reach = [p.contactName, p.phone, p.email].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.name}>{airlineName(p)}</span>
      <span className={styles.facts}>
        {i18n._(labelOf(DOCUMENT_LABELS, p.document.type))} <span className="num">{p.document.number}</span> ·{' '}
        {i18n._(labelOf(PASSENGER_TYPE_LABELS, p.type))}
        <span className={styles.more}>
          <Trans>
            born {format.date(p.birthday, 'plain')} · document expires {expiry}
          </Trans>
          {p.frequentFlyer ? ` · ${p.frequentFlyer.airline} ${p.frequentFlyer.number}` : ''}
        </span>
        {reach ? (
          <span className={styles.more}>
            <Trans>own contact: {reach}</Trans>
          </span>
        ) : null}
      </span>
      <span className={styles.ticket} data-issued={p.ticketNumber !== null}>
        {p.ticketNumber ? (
          <TicketNumber number={p.ticketNumber} name={airlineName(p)} />
        ) : (
          <NoTicket hasEnded={hasEnded} />
        )}
        {p.seat ? <Seat seat={p.seat} /> : null}
        <Exchange passenger={p} />
        {p.givenBack ? <span className={styles.quiet}>{i18n._(labelOf(GIVEN_BACK_LABELS, p.givenBack))}</span> : null}
      </span>
    </li>
  );
}

function Seat({ seat }: { seat: string }) {
  const [coach, place] = seat.split('-');
  return (
    <span className={styles.seat}>
      <Trans>
        Coach {coach}, seat {place}
      </Trans>
    </span>
  );
}

/** The ticket that this one replaces, or that replaced it. */
function Exchange({ passenger: { exchangedFrom, exchangedFor } }: { passenger: ShownPassenger }) {
  const before = exchangedFrom ? ticketText(exchangedFrom) : null;
  const after = exchangedFor ? ticketText(exchangedFor) : null;
  return (
    <>
      {before ? (
        <span className={`num ${styles.quiet}`}>
          <Trans>in exchange for {before}</Trans>
        </span>
      ) : null}
      {after ? (
        <span className={`num ${styles.quiet}`}>
          <Trans>exchanged for {after}</Trans>
        </span>
      ) : null}
    </>
  );
}

function NoTicket({ hasEnded }: { hasEnded: boolean }) {
  return <span className={styles.quiet}>{hasEnded ? <Trans>no ticket</Trans> : <Trans>no ticket yet</Trans>}</span>;
}

function TicketNumber({ number, name }: { number: string; name: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  const shown = ticketText(number);
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t`Copy ticket number ${shown} of ${name}`}
      onClick={() => void copy(shown)}
    >
      <span className="num">{shown}</span>
      <Icon icon={copyOutline} />
    </button>
  );
}
