import { ValidationError } from 'yup';
import { type Passenger, type PassengerContext, passengersSchema } from '../../contract/passengers.ts';
import type { Deps } from '../deps.ts';

/** Field errors of an order's passengers: the rules that need the trip, and unknown codes. Empty when all hold. */
export async function passengerFaults(
  dictionaries: Deps['dictionaries'],
  passengers: readonly Passenger[],
  trip: PassengerContext,
): Promise<Record<string, string>> {
  return { ...(await schemaFaults(passengers, trip)), ...unknownCodes(passengers, dictionaries) };
}

async function schemaFaults(
  passengers: readonly Passenger[],
  context: PassengerContext,
): Promise<Record<string, string>> {
  try {
    await passengersSchema.validate(passengers, { strict: true, abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(single.map((fault) => [`passengers${fault.path ?? ''}`, fault.message]));
  }
}

/** Well-formed codes that are unknown. */
function unknownCodes(passengers: readonly Passenger[], { countries, airlines }: Deps['dictionaries']) {
  const fields: Record<string, string> = {};
  for (const [i, { nationality, document, frequentFlyer }] of passengers.entries()) {
    if (!countries.has(nationality)) fields[`passengers[${i}].nationality`] = 'nationality';
    if (document.issuingPlace && !countries.has(document.issuingPlace))
      fields[`passengers[${i}].document.issuingPlace`] = 'nationality';
    if (frequentFlyer && !airlines.has(frequentFlyer.airline))
      fields[`passengers[${i}].frequentFlyer.airline`] = 'frequentFlyerAirline';
  }
  return fields;
}
