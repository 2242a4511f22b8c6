import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlightOrder } from '../../../contract/flight-orders.ts';

/** Fare rules cover voluntary requests; involuntary ones the desk reviews. */
const DENIED = {
  refund: msg`The rules of this fare allow no refund to passengers who cancel by choice. Request a refund only for another reason, such as a flight disruption or illness.`,
  change: msg`The rules of this fare allow no change to passengers who change by choice. Request a change only for another reason, such as a flight disruption.`,
};

const isRuled = (action: string): action is keyof typeof DENIED => Object.hasOwn(DENIED, action);

/** The warning for a request that can be sent although the fare rules do not permit it; null where they do, or do not apply. */
export function fareRuleWarning({ policies }: Pick<FlightOrder, 'policies'>, action: string): MessageDescriptor | null {
  return isRuled(action) && policies[action].permitted === 'no' ? DENIED[action] : null;
}
