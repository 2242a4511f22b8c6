import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FareField, FeeField } from './price-rows.ts';

export const PRICE_LABELS: Record<FareField | FeeField, MessageDescriptor> = {
  faceValue: msg`Face value`,
  discount: msg`Discount`,
  taxes: msg`Taxes`,
  airportTax: msg`Airport tax`,
  fuelSurcharge: msg`Fuel surcharge`,
  serviceFee: msg`Service fee`,
};
