import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceField } from './price-rows.ts';

export const PRICE_LABELS: Record<PriceField, MessageDescriptor> = {
  ticketPrice: msg`Ticket price`,
  taxes: msg`Taxes`,
  airportTax: msg`Airport tax`,
  fuelSurcharge: msg`Fuel surcharge`,
  serviceFee: msg`Service fee`,
};
