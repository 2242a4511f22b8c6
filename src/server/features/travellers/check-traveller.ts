import { checkBirthday } from '../../../contract/passengers.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { NewTravellerInput, TravellerInput } from '../../../contract/travellers.ts';
import type { Deps } from '../../deps.ts';

type Given = NewTravellerInput | TravellerInput;

/** Checks what the schema cannot: dates against today, and existing countries and airlines. Null when valid. */
export function checkTraveller({ clock, dictionaries }: Pick<Deps, 'clock' | 'dictionaries'>, input: Given) {
  const fields: Record<string, string> = {};
  const check = (path: string, isRight: boolean, message: string) => {
    if (!isRight) fields[path] = message;
  };
  const isCountry = (code: string | undefined) => !code || dictionaries.countries.has(code);
  const fault = input.birthday ? checkBirthday(input.birthday, clock.now().toISOString().slice(0, 10)) : null;
  if (fault) fields.birthday = fault;
  check('nationality', isCountry(input.nationality), 'nationality');
  for (const [i, { issuingPlace }] of input.documents.entries())
    check(`documents[${i}].issuingPlace`, isCountry(issuingPlace), 'nationality');
  if ('card' in input && input.card)
    check('card.airline', dictionaries.airlines.has(input.card.airline), 'frequentFlyerAirline');
  return faultOf(fields);
}

function faultOf(fields: Record<string, string>): Refusal | null {
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}
