const WELL_KNOWN = /^(?:Airbus|Boeing|De Havilland Canada|McDonnell Douglas)\s+/;

/** As agents call a type: without a maker whom everybody knows, and without what is on its wings. */
export function shortAircraft(name: string): string {
  return name.replace(WELL_KNOWN, '').replace(/\s*\([^)]*\)$/, '');
}
