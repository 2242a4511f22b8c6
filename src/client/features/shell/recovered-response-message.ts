import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NavigateOptions } from '@tanstack/react-router';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { isRecord } from '../../api/is-record.ts';
import type { Arrived } from '../../offline/lost-answers/look-up.ts';
import { lostSecrets } from '../../offline/lost-answers/secrets.ts';
import { ORDER_PAGES } from '../../orders/order-pages.ts';

interface Told {
  words: MessageDescriptor;
  /** Its page. */
  to?: NavigateOptions | undefined;
}

const ORDERS = /^\/order\/v2\/(\w+)\/orders/;
const API_KEY = /^\/base\/v2\/agencies\/([^/]+)\/apikey$/;

const isProduct = (name = ''): name is OrderProduct => Object.hasOwn(ORDER_PAGES, name);

/** The order that an agency's call created or changed, as far as its answer says: for a booking possibly its number alone. */
function orderIn({ path, answer }: Arrived): { product: OrderProduct; id: string } | null {
  const product = ORDERS.exec(path)?.[1];
  if (!isProduct(product) || !isRecord(answer)) return null;
  const id = answer.id ?? answer.orderId;
  return typeof id === 'string' ? { product, id } : null;
}

type ToPage = (id?: string, product?: string) => NavigateOptions;

/** Pages of records other than agencies' bookings, by path; `id` is the record's own. */
const PAGES: readonly (readonly [path: RegExp, page: ToPage])[] = [
  [
    /^\/desk\/v2\/(?<product>\w+)\/orders\/(?<id>[^/]+)/,
    (order, product) => ({ to: '/desk', search: { order, product } }),
  ],
  [/^\/desk\/v2\/books\/(?<id>[^/]+)/, (order) => ({ to: '/desk', search: { order, product: 'books' } })],
  [/^\/desk\//, () => ({ to: '/desk', search: {} })],
  [/\/voyages\/(?:responses$|(?<id>[^/]+))/, (id) => ({ to: '/flight/orders/voyage', search: { id } })],
  [/\/wallet\/top-ups$/, (id) => ({ to: '/bills/wallet', search: { id } })],
  [/\/wallet\//, () => ({ to: '/bills/wallet', search: {} })],
  [/\/rates\b/, () => ({ to: '/desk/rates' })],
  [/\/agencies(?:\/(?<id>[^/]+))?/, (id) => ({ to: '/agency-manager', search: { id } })],
  [/\/users(?:\/(?<id>[^/]+))?/, (id) => ({ to: '/users', search: { id } })],
  [/\/sites(?:\/(?<id>[^/]+))?/, (id) => ({ to: '/company/sites', search: { id } })],
  [/\/company\/site$/, () => ({ to: '/company/site' })],
  [/\/company\b/, () => ({ to: '/company' })],
  [/\/often-used-passengers/, () => ({ to: '/travellers', search: {} })],
  [/\/member-cards/, () => ({ to: '/travellers/cards', search: {} })],
];

/** A created record's id is only in its answer. */
function pageOf({ path, answer }: Arrived): NavigateOptions | undefined {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    const made = isRecord(answer) && typeof answer.id === 'string' ? answer.id : undefined;
    if (found) return page(found.groups?.id ?? made, found.groups?.product);
  }
  return undefined;
}

/** The message about a request that had arrived, and the link to its result. */
export function recoveredResponseMessage(arrived: Arrived): Told {
  const agency = API_KEY.exec(arrived.path)?.[1];
  if (agency !== undefined && arrived.answer !== null)
    return {
      words: msg`The new API key was created. It is shown only once.`,
      to: { to: '/agency-manager', search: { id: agency } },
    };
  if (arrived.name === 'confirmSecondFactor')
    return { words: msg`Two-step log-in is on. Save the recovery codes.`, to: { to: '/profile/security' } };
  const order = orderIn(arrived);
  if (!order) return { words: msg`Your earlier submission arrived.`, to: pageOf(arrived) };
  const { product, id } = order;
  return { words: msg`Your earlier submission arrived: ${id}`, to: { to: ORDER_PAGES[product], params: { id } } };
}

/** Stores a one-time secret for the page that shows it. */
export function keepSecret({ name, path, answer }: Arrived): void {
  if (!isRecord(answer)) return;
  const { codes, apiKey } = answer;
  const agency = API_KEY.exec(path)?.[1];
  const known = lostSecrets.get();
  if (name === 'confirmSecondFactor' && Array.isArray(codes))
    lostSecrets.set({ ...known, recoveryCodes: codes.filter((one) => typeof one === 'string') });
  if (agency !== undefined && typeof apiKey === 'string')
    lostSecrets.set({ ...known, apiKeys: { ...known.apiKeys, [agency]: apiKey } });
}
