import { dateInZone } from '../../../contract/dates.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainOrderInput } from '../../../contract/train-orders.ts';
import {
  CHILD_AGES,
  CHINA_ZONE,
  RAIL_RESTRICTIONS,
  SEAT_PLACES,
  TRAIN_PASSENGER_TYPES,
} from '../../../contract/train-terms.ts';
import type { Deps } from '../../deps.ts';
import { passengerFaults } from '../../orders/passenger-faults.ts';
import type { TrainCheck } from '../../orders/trains/train-checks.ts';

/**
 * The rules of those who ride: the party that was priced, documents that the railway takes, and children by their age on the day. Null
 * when all hold. That nobody has two trains at once is the railway's to say.
 */
export async function validateRailPassengers(
  { clock, dictionaries }: Pick<Deps, 'clock' | 'dictionaries'>,
  { passengers, seats = [] }: TrainOrderInput,
  { sold, party }: Pick<TrainCheck, 'sold' | 'party'>,
): Promise<Refusal | null> {
  const counted = TRAIN_PASSENGER_TYPES.map((type) => passengers.filter((p) => p.type === type).length);
  const isParty = TRAIN_PASSENGER_TYPES.every((type, i) => counted[i] === party[type]);
  if (!isParty || passengers.length !== party.adult + party.child) return refuse('passengersMismatch');
  const places = SEAT_PLACES[sold.seatClass];
  const odd = seats.findIndex((seat) => seat !== '' && !places.includes(seat));
  if (odd >= 0 || seats.length > passengers.length)
    return refuse('badInput', { fields: { [`seats[${Math.max(0, odd)}]`]: 'invalid' } });
  const fields = await passengerFaults(dictionaries, passengers, {
    today: dateInZone(clock.now(), CHINA_ZONE),
    firstTravelDate: sold.ride.departure.slice(0, 10),
    lastTravelDate: sold.ride.arrival.slice(0, 10),
    childAges: CHILD_AGES,
    restrictions: RAIL_RESTRICTIONS,
  });
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}
