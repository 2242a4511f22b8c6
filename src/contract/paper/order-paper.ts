import type { FlightOrder } from '../flight-orders.ts';
import type { GroupOrder } from '../group-orders.ts';
import type { TrainOrder } from '../train-orders.ts';
import { flightPaper, flightPriceBar } from './flight-paper.ts';
import { groupPaper, groupPriceBar } from './group-paper.ts';
import type { Paper, PaperOptions } from './paper.ts';
import { trainPaper, trainPriceBar } from './train-paper.ts';

/** An order of any product, for printing. */
export type PaperOrder =
  | { product: 'flight'; order: FlightOrder }
  | { product: 'train'; order: TrainOrder }
  | { product: 'group'; order: GroupOrder };

/** Lays out an order for its traveller. */
export function orderPaper(of: PaperOrder, options: PaperOptions): Paper {
  switch (of.product) {
    case 'flight':
      return flightPaper(of.order, options);
    case 'train':
      return trainPaper(of.order, options);
    case 'group':
      return groupPaper(of.order, options);
  }
}

/**
 * Why a document of this order carries no prices: its fare is sold without any invoice, it is a change or refund, whose cost is between the
 * agency and its client, or no quote has been confirmed. Null where it may.
 */
export function priceBarOf(of: PaperOrder): 'noInvoice' | 'afterSales' | 'notQuoted' | null {
  switch (of.product) {
    case 'flight':
      return flightPriceBar(of.order);
    case 'train':
      return trainPriceBar(of.order);
    case 'group':
      return groupPriceBar(of.order);
  }
}
