import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormat } from '../../../ui/format.ts';
import { LIMIT_FILTERS, type LimitFilter, setLimit } from '../engine/filters.ts';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { useLimitText } from './use-limit-text.ts';
import type { OptionLabels } from './use-option-labels.ts';

const STEPS = 40;

/** Upper limits of price, travel time and layover. */
export function LimitFilters(panel: FilterPanelProps & { labels: OptionLabels }) {
  return (
    <div className={styles.group}>
      {[...LIMIT_FILTERS].reverse().map((key) => (
        <Limit key={key} {...panel} limitKey={key} />
      ))}
    </div>
  );
}

function Limit(props: FilterPanelProps & { labels: OptionLabels; limitKey: LimitFilter }) {
  const { limitKey, labels, facets, selection, filters, onChange } = props;
  const id = useId();
  const textOf = useLimitText();
  const { locale } = useFormat();
  const { min, max } = facets.bounds[limitKey];
  const currency = facets.offers[0]?.total.currency;
  if (max <= min || !currency) return null;
  const step = niceStep((max - min) / STEPS);
  const top = Math.ceil(max / step) * step;
  const bottom = Math.ceil(min / step) * step;
  const value = Math.min(filters.limits[limitKey] ?? top, top);
  const isSet = filters.limits[limitKey] !== undefined;
  const text = textOf(limitKey, value, currency);
  return (
    <div className={styles.limit}>
      <label className={styles.limitHead} htmlFor={id}>
        <span className={styles.legend}>{labels.filter(limitKey)}</span>
        <span className={styles.limitText} lang={locale}>
          {isSet ? <Trans>up to {text}</Trans> : <Trans>any</Trans>}
        </span>
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={bottom}
        max={top}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => {
          const next = Number(event.target.value);
          onChange(setLimit(filters, limitKey, next >= top ? undefined : next));
        }}
      />
      <span className={styles.limitCount}>
        <Plural value={selection.flights.length} one="# flight" other="# flights" />
      </span>
    </div>
  );
}

/** A round step near the wanted one: 1, 5 or 10 times a power of ten. */
function niceStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return [1, 5, 10].map((times) => times * power).find((step) => step >= wanted) ?? power * 10;
}
