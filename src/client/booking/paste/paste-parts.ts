import type { DocumentType } from '../../../contract/passenger-terms.ts';
import type { PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import type { HanReading } from '../../form/han-reading.ts';
import type { PassengerValues } from '../party-values.ts';
import type { Pick, ReadField } from './fill-passengers.ts';
import { genderField, type NameReading, nameReadings } from './name-readings.ts';
import { chooseTargets, doubtfulOf, fieldsOf, hanNameOf, type PasteTrip } from './read-fields.ts';

/** What the agent has said of the parts of a text, by their place in it. */
export interface PasteChoices {
  /** For whom each is; null for nobody. */
  targets: Readonly<Record<number, number | null>>;
  /** How each name is read that can be read two ways. */
  names: Readonly<Record<number, NameReading>>;
}

export const NO_CHOICES: PasteChoices = { targets: {}, names: {} };

/** What was read of one passenger in a text, and what becomes of it. */
export interface PastePart {
  result: PassengerTextResult;
  /** Whom it fills in; null for nobody. */
  target: number | null;
  /** It is for nobody because nobody whom it could be of is left to fill in. */
  isLeftOver: boolean;
  /** Both ways to read its name, where the agent is asked. */
  readings: readonly NameReading[];
  chosen: NameReading | undefined;
  /** Latin letters for a name in Chinese characters. */
  han: HanReading | undefined;
  fields: readonly ReadField[];
}

interface Into {
  passengers: readonly PassengerValues[];
  accepted: readonly DocumentType[];
  trip: PasteTrip;
}

const nameFields = (reading: NameReading | undefined): ReadField[] =>
  reading ? [['surname', reading.surname], ['givenName', reading.givenName], ...genderField(reading)] : [];

/** The parts of a text as they would fill the form; `hanNames` are the Latin letters that are known of names in Chinese characters. */
export function partsOf(
  results: readonly PassengerTextResult[],
  { passengers, accepted, trip }: Into,
  { targets, names }: PasteChoices,
  hanNames: ReadonlyMap<string, HanReading>,
): PastePart[] {
  const proposed = chooseTargets(results, passengers, trip);
  return results.map((result, i) => {
    const own = targets[i];
    const target = own === undefined ? (proposed[i] ?? null) : own;
    const han = hanNames.get(hanNameOf(result) ?? '');
    const chosen = names[i];
    return {
      result,
      target,
      isLeftOver: own === undefined && target === null && result.record !== null,
      readings: result.errors.includes('name') ? nameReadings(result) : [],
      chosen,
      han,
      fields: [...nameFields(han), ...nameFields(chosen), ...fieldsOf(result, accepted)],
    };
  });
}

/** The parts that fill somebody in. */
const filling = (parts: readonly PastePart[]) =>
  parts.flatMap((part) => (part.target === null || part.fields.length === 0 ? [] : [{ ...part, target: part.target }]));

/** What the parts fill in; `doubtful` are the paths in the form of what was not read for sure. */
export function picksOf(parts: readonly PastePart[]): { picks: Pick[]; doubtful: string[] } {
  const picks = filling(parts);
  return {
    picks: picks.map(({ target, fields }) => ({ target, fields })),
    doubtful: picks.flatMap(({ target, fields, han, result }) => [
      ...nameFields(han).map(([path]) => `passengers[${target}].${path}`),
      ...doubtfulOf(result, { target, fields }),
    ]),
  };
}

/**
 * Why the parts cannot be filled in as they stand; null where they can. `nothing`: nothing could be read; `nobody`: it is for nobody yet;
 * `twice`: two are for one passenger; `name`: a name is asked for, which would be left out.
 */
export function faultOfParts(parts: readonly PastePart[]): 'nothing' | 'nobody' | 'twice' | 'name' | null {
  if (parts.every(({ fields }) => fields.length === 0)) return 'nothing';
  const picks = filling(parts);
  if (picks.length === 0) return 'nobody';
  if (new Set(picks.map(({ target }) => target)).size < picks.length) return 'twice';
  return picks.some(({ readings, chosen }) => readings.length > 0 && chosen === undefined) ? 'name' : null;
}
