import { useStationNames } from '../places/use-station-names.ts';

/** The stations of a train by name, from the first to the last. */
export function StationRoute({ route }: { route: readonly string[] }) {
  const nameOf = useStationNames();
  return <>{route.map(nameOf).join(' → ')}</>;
}
