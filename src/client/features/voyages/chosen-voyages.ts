import type { SharedDecision } from '../../../contract/voyage-rules.ts';
import type { Voyage, VoyageResult } from '../../../contract/voyages.ts';

/** A disruption in a batch answer that was not answered, and why. */
export interface Refused {
  voyage: Voyage;
  why: string;
}

/** The disruptions of a batch that were not answered. */
export function refusedOf(asked: readonly Voyage[], results: readonly VoyageResult[]): Refused[] {
  return results.flatMap(({ id, code, message }) => {
    const voyage = code === 0 ? undefined : asked.find((one) => one.id === id);
    return voyage ? [{ voyage, why: message }] : [];
  });
}

/** The list plus refused ones that left it meanwhile, each in order of departure and without possible answers. */
export function withRefused(list: readonly Voyage[], refused: readonly Refused[]): Voyage[] {
  const shown = [...list];
  for (const { voyage } of refused) {
    if (shown.some(({ id }) => id === voyage.id)) continue;
    const at = shown.findIndex(({ departure }) => departure > voyage.departure);
    shown.splice(at < 0 ? shown.length : at, 0, { ...voyage, allowed: [] });
  }
  return shown;
}

/** The selected ones that allow an answer. */
export function openTo(chosen: readonly Voyage[], decision: SharedDecision): Voyage[] {
  return chosen.filter(({ allowed }) => allowed.includes(decision));
}
