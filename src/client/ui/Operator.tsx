import { dialAddress } from '../../contract/site-terms.ts';
import { useSiteConfig } from '../api/site.ts';
import styles from './Operator.module.css';
import { Registrations } from './Registrations.tsx';

/** The site's operator, contacts, and registrations; without scripts the server renders the same. */
export function Operator() {
  const operator = useSiteConfig()?.operator;
  if (!operator) return null;
  const { name, address, email, phone } = operator;
  return (
    <address className={styles.operator}>
      <strong>{name}</strong>
      {address ? <span>{address}</span> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={dialAddress(phone)}>{phone}</a> : null}
      <Registrations />
    </address>
  );
}
