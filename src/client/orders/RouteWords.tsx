import { lazyPart } from '../ui/lazy-part.tsx';

/** Most bookings are flights: station names stay out of the first load. */
const StationRoute = lazyPart(async () => (await import('./StationRoute.tsx')).StationRoute, { waiting: '\u00A0' });

interface RouteWordsProps {
  /** What is booked; null where nothing is. */
  product: string | null;
  /** Codes, in order of travel. */
  route: readonly string[];
}

/** The route of a booking: station names for a train, airport codes for a flight. */
export function RouteWords({ product, route }: RouteWordsProps) {
  return product === 'train' ? <StationRoute route={route} /> : <>{route.join(' → ')}</>;
}
