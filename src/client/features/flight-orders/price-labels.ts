import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceField } from './price-rows.ts';

export const PRICE_LABELS: Record<PriceField, MessageDescriptor> = {
  ticketPrice: msg`Ticket price`,
  faceValue: msg`Face value`,
  taxes: msg`Taxes`,
  airportTax: msg`Airport tax`,
  fuelSurcharge: msg`Fuel surcharge`,
  discount: msg`Discount`,
  serviceFee: msg`Service fee`,
  costPrice: msg`Cost price`,
  salePrice: msg`Sale price`,
};
