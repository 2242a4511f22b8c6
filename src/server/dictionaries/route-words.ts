import type { Dictionaries } from '../../contract/dictionaries/types.ts';
import type { Locale } from '../../contract/locale.ts';
import type { OrderProduct } from '../../contract/order-products.ts';

interface Routed {
  /** Null if nothing is booked. */
  product: OrderProduct | null;
  /** Codes, in order of travel. */
  route: readonly string[];
}

/** A route as sheets write it: for a train the station names in the reader's language, for a flight the airport codes. */
export function routeWords({ product, route }: Routed, locale: Locale, stations: Dictionaries['stations']): string {
  if (product !== 'train') return route.join('-');
  return route.map((code) => stations.get(code)?.names[locale] ?? code).join(' – ');
}
