import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightOrder } from '../../contract/flight-orders.ts';

/** The rules of a fare speak of wishes of the passenger's own; what the airline or fate has brought about, the desk asks about. */
const DENIED = {
  refund: msg`The rules of this fare allow no refund to passengers who cancel by choice. Request a refund only for another reason, such as a flight disruption or illness.`,
  change: msg`The rules of this fare allow no change to passengers who change by choice. Request a change only for another reason, such as a flight disruption.`,
};

const isRuled = (action: string): action is keyof typeof DENIED => Object.hasOwn(DENIED, action);

/** What to say of a request that can be sent although the fare's own rules do not permit it; null where they do, or have no say. */
export function deniedByFare({ policies }: Pick<FlightOrder, 'policies'>, action: string): MessageDescriptor | null {
  return isRuled(action) && policies[action].permitted === 'no' ? DENIED[action] : null;
}
