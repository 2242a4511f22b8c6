import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { actionWords } from '../../../contract/audit-actions.ts';
import { changeWords } from '../../../contract/audit-changes.ts';
import { subjectWords } from '../../../contract/audit-subjects.ts';
import { ORDER_PRODUCTS, type OrderProduct } from '../../../contract/order-products.ts';
import type { UserLog } from '../../../contract/user-log.ts';
import { useGrants } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { mayOpenOrder, ORDER_PAGES } from '../../orders/order-pages.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './UserLogPage.module.css';

/** One entry as a card: action, object, user, time. */
export function LogItem({ entry }: { entry: UserLog }) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>
          <Action entry={entry} />
        </b>
        <Subject entry={entry} />
      </span>
      <Changes entry={entry} />
      <span className={styles.who}>
        <Who entry={entry} />
      </span>
      <When entry={entry} />
    </li>
  );
}

/** The same as a row of a table. */
export function LogTableRow({ entry }: { entry: UserLog }) {
  return (
    <tr>
      <td>
        <When entry={entry} />
      </td>
      <td>
        <Who entry={entry} />
      </td>
      <td className={styles.action}>
        <Action entry={entry} />
      </td>
      <td>
        <Subject entry={entry} />
        <Changes entry={entry} />
      </td>
    </tr>
  );
}

function Action({ entry: { action } }: { entry: UserLog }) {
  return actionWords(action, useLocale());
}

function Who({ entry: { user, apiKey, by } }: { entry: UserLog }) {
  const { t } = useLingui();
  if (apiKey) return t`API key ${apiKey}…`;
  return user?.nickname ?? by ?? t`System`;
}

/** The changed values, old and new. */
function Changes({ entry: { changes = [] } }: { entry: UserLog }) {
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const { field, before, after } = changeWords(change, locale);
        return (
          <li key={change.field}>
            <Trans>
              {field}: from <del>{before}</del> to <ins>{after}</ins>
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

function When({ entry: { at } }: { entry: UserLog }) {
  const format = useFormat();
  return (
    <time className={`num ${styles.when}`} dateTime={at}>
      {format.dateTime(at)}
    </time>
  );
}

/** Records that may be deleted permanently. */
const REMOVABLE = ['traveller', 'member-card', 'site', 'enquiry', 'file'];

function Subject({ entry: { subject, address } }: { entry: UserLog }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { type, id, name } = subject;
  const product = ORDER_PRODUCTS.find((each) => type === `${each}-order`);
  if (product) return <Order id={id} product={product} />;
  if (address) return <span className="num">{t`from ${address}`}</span>;
  if (name !== null) return <span>{bookingText(name)}</span>;
  if (REMOVABLE.includes(type)) return <span className={styles.gone}>{t`since deleted`}</span>;
  return <span>{subjectWords(type, id, locale)}</span>;
}

function Order({ id, product }: { id: string; product: OrderProduct }) {
  const grants = useGrants();
  if (!grants || !mayOpenOrder(grants, product)) return <span className="num">{bookingText(id)}</span>;
  return (
    <Link to={ORDER_PAGES[product]} params={{ id }} className={`num ${styles.link}`}>
      {bookingText(id)}
    </Link>
  );
}
