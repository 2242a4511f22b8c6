import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OrderType } from '../../contract/order-groups.ts';
import { bookingText } from '../trip/passenger-name.ts';
import { typeLabel } from './order-labels.ts';
import { ORDER_PAGES } from './order-pages.ts';

interface RelatedLinksProps {
  product: keyof typeof ORDER_PAGES;
  related: readonly { id: string; type: OrderType }[];
}

/** Links from an order to the requests made for its tickets, in a sentence. */
export function RelatedLinks({ product, related }: RelatedLinksProps) {
  const { i18n } = useLingui();
  return related
    .filter(({ type }) => type !== 'origin')
    .map(({ id, type }) => (
      <span key={id}>
        {' '}
        <Link to={ORDER_PAGES[product]} params={{ id }}>
          {i18n._(typeLabel(type, product))} {bookingText(id)}
        </Link>
      </span>
    ));
}
