import type { Dictionaries } from '../../contract/dictionaries/types.ts';
import type { Locale } from '../../contract/locale.ts';
import type { OrderProduct } from '../../contract/order-products.ts';

interface Routed {
  /** Null where nothing is booked. */
  product: OrderProduct | null;
  /** Codes, in order of travel. */
  route: readonly string[];
}

/** A route as sheets write it: of a train its stations by name, in the reader's language, of a flight its airports by code. */
export function routeWords({ product, route }: Routed, locale: Locale, stations: Dictionaries['stations']): string {
  if (product !== 'train') return route.join('-');
  return route.map((code) => stations.get(code)?.names[locale] ?? code).join(' – ');
}
