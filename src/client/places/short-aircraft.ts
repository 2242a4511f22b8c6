const WELL_KNOWN = /^(?:Airbus|Boeing|De Havilland Canada|McDonnell Douglas)\s+/;

/** As agents call a type: without a well-known maker, and without its winglets. */
export function shortAircraft(name: string): string {
  return name.replace(WELL_KNOWN, '').replace(/\s*\([^)]*\)$/, '');
}
