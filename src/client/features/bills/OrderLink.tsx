import { Link } from '@tanstack/react-router';
import { canUseFlights } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import styles from './Bills.module.css';

/** A booking's number: a way to it for those who may open it. */
export function OrderLink({ id }: { id: string | null }) {
  const grants = useGrants();
  if (id === null) return null;
  if (!grants || !canUseFlights(grants)) return <span className={`num ${styles.label}`}>{bookingText(id)}</span>;
  return (
    <Link to="/flight/orders/$id" params={{ id }} className={`num ${styles.link}`}>
      {bookingText(id)}
    </Link>
  );
}
