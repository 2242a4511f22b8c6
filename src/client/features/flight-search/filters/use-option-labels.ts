import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { TIME_BANDS } from '../../../../contract/limits.ts';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { FARE_TYPE_LABELS } from '../../../trip/product-labels.ts';
import type { FilterKey, OptionFilter } from '../engine/filters.ts';
import { ALLIANCE_LABELS, BAG_LABELS, RULE_LABELS, SPEED_LABELS, STOP_LABELS } from '../labels.ts';

const pad = (hour: number) => String(hour).padStart(2, '0');

export interface OptionLabels {
  filter: (key: FilterKey) => string;
  option: (key: OptionFilter, option: string) => string;
}

/** Words for every filter and option. */
export function useOptionLabels(): OptionLabels {
  const { t, i18n } = useLingui();
  const names = usePlaceNames();
  const tables: Partial<Record<OptionFilter, Record<string, MessageDescriptor>>> = {
    stops: STOP_LABELS,
    product: FARE_TYPE_LABELS,
    alliance: ALLIANCE_LABELS,
    bags: BAG_LABELS,
    refund: RULE_LABELS,
    speed: SPEED_LABELS,
  };
  const option = (key: OptionFilter, value: string): string => {
    const text = tables[key]?.[value];
    if (text) return i18n._(text);
    if (key === 'airline') return names.airline(value);
    if (key === 'airport') return `${value} · ${names.airport(value)}`;
    if (key === 'via') return `${value} · ${names.city(value)}`;
    if (key === 'hold') return t`Can be held`;
    if (key === 'transfer') return t`Hide self-transfer`;
    const band = TIME_BANDS[Number(value)];
    return band ? `${pad(band[0])}–${pad(band[1])}` : value;
  };
  const filter = (key: FilterKey): string => {
    const fixed: Partial<Record<FilterKey, string>> = {
      stops: t`Stops`,
      product: t`Fare type`,
      airline: t`Airlines`,
      alliance: t`Alliances`,
      airport: t`Airports`,
      via: t`Connecting airport`,
      bags: t`Bags`,
      refund: t`Rules`,
      hold: t`Hold`,
      transfer: t`Self-transfer`,
      speed: t`Ticketing speed`,
      layover: t`Longest layover`,
      duration: t`Travel time`,
      price: t`Price per adult`,
    };
    return fixed[key] ?? (key.startsWith('dep') ? t`Departure` : t`Arrival`);
  };
  return { filter, option };
}
