import { useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { useCopy } from '../../orders/use-copy.ts';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useClientPrices } from '../../trip/use-client-prices.ts';
import { useFormat } from '../../ui/format.ts';
import { itineraryText } from './itinerary-text.ts';
import { clientPaysFor } from './price-rows.ts';

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the itinerary to the device's share sheet, or to the clipboard where there is none. */
export function useItinerary(order: FlightOrder) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const names = usePlaceNames();
  const put = useCopy();
  const prices = useClientPrices();
  const text = (withPrices: boolean) =>
    itineraryText(
      order,
      {
        i18n,
        airport: names.shortAirport,
        date: (isoDate) => format.date(isoDate, 'full'),
        money: (money) => format.money(money),
      },
      withPrices ? clientPaysFor(order, prices) : null,
    );
  const copy = (withPrices: boolean) => put(text(withPrices));
  return {
    copy,
    async share(withPrices: boolean): Promise<void> {
      if (typeof navigator.share !== 'function') return copy(withPrices);
      const id = bookingText(order.id);
      try {
        await navigator.share({ title: t`Booking ${id}`, text: text(withPrices) });
      } catch (error) {
        if (!isDismissal(error)) await copy(withPrices);
      }
    },
  };
}
