import { useLingui } from '@lingui/react/macro';
import type { Currency } from '../../../../contract/money.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { type Filters, isOptionFilter, LIMIT_FILTERS, setLimit, toggleOption } from '../engine/filters.ts';
import { useLimitText } from './use-limit-text.ts';
import { useOptionLabels } from './use-option-labels.ts';

interface ActiveChipsProps {
  filters: Filters;
  currency: Currency;
  onChange: (filters: Filters) => void;
}

/** The set filters, each with a button to remove it. */
export function ActiveChips({ filters, currency, onChange }: ActiveChipsProps) {
  const { t } = useLingui();
  const labels = useOptionLabels();
  const textOf = useLimitText();
  const options = Object.entries(filters.options).flatMap(([key, list]) =>
    // The tabs show the product type.
    isOptionFilter(key) && key !== 'product' ? (list ?? []).map((value) => ({ key, value })) : [],
  );
  return (
    <>
      {options.map(({ key, value }) => {
        const label = labels.option(key, value);
        const isBand = /^(dep|arr)\d$/.test(key);
        return (
          <Chip key={`${key} ${value}`} selected onRemove={() => onChange(toggleOption(filters, key, value))}>
            {isBand ? `${labels.filter(key)} ${label}` : label}
          </Chip>
        );
      })}
      {LIMIT_FILTERS.map((key) => {
        const limit = filters.limits[key];
        if (limit === undefined) return null;
        const text = textOf(key, limit, currency);
        return (
          <Chip key={key} selected onRemove={() => onChange(setLimit(filters, key, undefined))}>
            {key === 'layover' ? t`Layover up to ${text}` : t`Up to ${text}`}
          </Chip>
        );
      })}
    </>
  );
}
