import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceType } from '../../contract/flight-terms.ts';

/** What is issued for an order's price (spec §3, restrictions). */
export const INVOICE_LABELS: Readonly<Record<InvoiceType, MessageDescriptor>> = {
  Bill: msg`Bill`,
  Itinerary: msg({ message: 'Itinerary', context: 'invoice' }),
  ItineraryWithBill: msg`Itinerary with bill`,
  None: msg({ message: 'None', context: 'invoice' }),
};
