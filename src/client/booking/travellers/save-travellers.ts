import { newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { type PassengerValues, toPassenger } from '../party-values.ts';

/** Keeps the chosen passengers of a booking that was made; whoever is kept already gets what is new. */
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
