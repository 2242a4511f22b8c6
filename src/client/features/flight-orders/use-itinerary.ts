import { useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { itineraryText } from './itinerary-text.ts';
import { useCopy } from './use-copy.ts';

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the itinerary to the device's share sheet, or to the clipboard where there is none. */
export function useItinerary(order: FlightOrder) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const names = usePlaceNames();
  const put = useCopy();
  const text = (withPrices: boolean) =>
    itineraryText(
      order,
      {
        i18n,
        airport: names.shortAirport,
        date: (isoDate) => format.date(isoDate, 'full'),
        money: (money) => format.money(money),
      },
      withPrices,
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
