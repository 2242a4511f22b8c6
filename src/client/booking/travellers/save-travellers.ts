import { newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { type PassengerValues, toPassenger } from '../party-values.ts';

/** Saves the chosen passengers of a booking; saved ones are updated. */
export async function saveTravellers(
  passengers: readonly PassengerValues[],
  chosen: ReadonlySet<number>,
): Promise<void> {
  for (const [i, values] of passengers.entries()) {
    if (!chosen.has(i)) continue;
    const { type: _, contactName: _contact, gender, document, frequentFlyer, ...person } = toPassenger(values);
    const { type, number, ...facts } = document;
    if (gender === '' || type === '') continue;
    await queueChange(newTraveller, {
      ...person,
      gender,
      documents: [{ type, number, ...facts }],
      card: frequentFlyer,
      merge: true,
    });
  }
}
