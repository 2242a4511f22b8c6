import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FareField, FeeField } from '../../contract/order-prices.ts';

export const PRICE_LABELS: Readonly<Record<FareField | FeeField | 'fare', MessageDescriptor>> = {
  fare: msg({ context: 'price', message: 'Fare' }),
  faceValue: msg`Face value`,
  discount: msg`Discount`,
  taxes: msg`Taxes`,
  airportTax: msg`Airport tax`,
  fuelSurcharge: msg`Fuel surcharge`,
  serviceFee: msg`Service fee`,
};
