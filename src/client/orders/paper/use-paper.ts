import { useCallback, useContext } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { orderPaper, type PaperOrder } from '../../../contract/paper/order-paper.ts';
import type { Paper } from '../../../contract/paper/paper.ts';
import { issuerAccent, issuerName, paperNames } from '../../../contract/paper/paper-names.ts';
import { useMe } from '../../api/session.ts';
import { useSiteConfig } from '../../api/site.ts';
import { useAirlines, usePlaces, useStations } from '../../places/dictionary-queries.ts';
import { useClientPrices } from '../../trip/use-client-prices.ts';
import { FormatContext } from '../../ui/format.ts';

/** Options of a paper. */
export interface PaperChoice {
  /** The traveller's language. */
  locale: Locale;
  withPrices: boolean;
}

/** Lays an order out for a traveller. */
export function usePaper(of: PaperOrder): (choice: PaperChoice) => Paper {
  const places = usePlaces();
  const airlines = useAirlines();
  const stations = useStations();
  const prices = useClientPrices();
  const company = useMe()?.company;
  const site = useSiteConfig();
  const { dateFormat } = useContext(FormatContext);
  return useCallback(
    ({ locale, withPrices }) =>
      orderPaper(of, {
        locale,
        dateFormat,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        issuer: company ? issuerName(company, locale, site) : '',
        accent: issuerAccent(site, site?.colours.light?.accent),
        names: paperNames({ airports: places?.airports, cities: places?.cities, airlines, stations }, locale),
        prices: withPrices ? prices : null,
      }),
    [of, places, airlines, stations, prices, company, site, dateFormat],
  );
}
