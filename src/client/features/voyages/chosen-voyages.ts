import type { SharedDecision } from '../../../contract/voyage-rules.ts';
import type { Voyage, VoyageResult } from '../../../contract/voyages.ts';

/** A disruption that was asked about together with others and not answered, and why not. */
export interface Refused {
  voyage: Voyage;
  why: string;
}

/** What was not answered of those that were asked about. */
export function refusedOf(asked: readonly Voyage[], results: readonly VoyageResult[]): Refused[] {
  return results.flatMap(({ id, code, message }) => {
    const voyage = code === 0 ? undefined : asked.find((one) => one.id === id);
    return voyage ? [{ voyage, why: message }] : [];
  });
}

/** The list with those that left it while they were refused, each where it stood by its departure and with nothing to answer any more. */
export function withRefused(list: readonly Voyage[], refused: readonly Refused[]): Voyage[] {
  const shown = [...list];
  for (const { voyage } of refused) {
    if (shown.some(({ id }) => id === voyage.id)) continue;
    const at = shown.findIndex(({ departure }) => departure > voyage.departure);
    shown.splice(at < 0 ? shown.length : at, 0, { ...voyage, allowed: [] });
  }
  return shown;
}

/** Those of the chosen that an answer is open to. */
export function openTo(chosen: readonly Voyage[], decision: SharedDecision): Voyage[] {
  return chosen.filter(({ allowed }) => allowed.includes(decision));
}
