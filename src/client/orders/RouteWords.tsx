import { lazyPart } from '../ui/lazy-part.tsx';

/** Most bookings are of flights: what names stations is no part of a first load. */
const StationRoute = lazyPart(async () => (await import('./StationRoute.tsx')).StationRoute, { waiting: '\u00A0' });

interface RouteWordsProps {
  /** What is booked; null where nothing is. */
  product: string | null;
  /** Codes, in order of travel. */
  route: readonly string[];
}

/** Where a booking goes: of a train its stations by name, of a flight its airports by code. */
export function RouteWords({ product, route }: RouteWordsProps) {
  return product === 'train' ? <StationRoute route={route} /> : <>{route.join(' → ')}</>;
}
