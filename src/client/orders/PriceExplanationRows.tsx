import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MarkupRegion } from '../../contract/agency-terms.ts';
import { INTL_TAG } from '../../contract/locale.ts';
import type { PassengerType } from '../../contract/passenger-terms.ts';
import type { PriceRule } from '../../contract/price-explanation.ts';
import { markupWords } from '../trip/markup-text.ts';
import { REGION_LABELS } from '../trip/region-labels.ts';
import { Facts } from '../ui/Facts.tsx';
import { useFormat } from '../ui/format.ts';
import styles from './PriceExplanation.module.css';
import { PriceRow } from './PriceRow.tsx';
import { usePartyWords } from './use-party-words.ts';

/** A line's name, and the rule behind its amount under it. */
export function RuledLabel({ name, rule }: { name: ReactNode; rule: readonly string[] }) {
  return (
    <>
      {name}
      {rule.length > 0 ? (
        <span className={styles.rule}>
          <Facts parts={rule} />
        </span>
      ) : null}
    </>
  );
}

/** How an amount was converted and rounded, part by part. */
function useExchangeWords(): (rule: PriceRule) => string[] {
  const { t } = useLingui();
  const format = useFormat();
  const digits = new Intl.NumberFormat(INTL_TAG[format.locale], { maximumSignificantDigits: 6 });
  const exchangeOf = ({ from, fromRate, to, toRate, asOf }: NonNullable<PriceRule['exchange']>) => {
    const rate = digits.format(Number(toRate) / Number(fromRate));
    const day = format.date(asOf, 'plain');
    return t`1 ${from} = ${rate} ${to} on ${day}`;
  };
  const roundings = { up: t`rounded up`, rest: t`what rounding leaves` };
  return ({ exchange, rounding }) => [
    ...(exchange ? [exchangeOf(exchange)] : []),
    ...(rounding ? [roundings[rounding]] : []),
  ];
}

/** The rule behind a part of the supplier's price; nothing where it stands in the price as it was asked. */
export function useSupplierWords(): (rule: PriceRule | null) => string[] {
  const { t } = useLingui();
  const format = useFormat();
  const exchanged = useExchangeWords();
  return (rule) => {
    if (!rule?.exchange) return [];
    const asked = format.money(rule.of);
    return [t`Supplier: ${asked}`, ...exchanged(rule)];
  };
}

/** The rule behind a markup: its share or amount, its limit, and how it was converted and rounded. */
export function useMarkupWords(): (rule: PriceRule, region?: MarkupRegion | null) => string[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const exchanged = useExchangeWords();
  return (rule, region = null) => {
    const { of, percent, limit: most, isLimited } = rule;
    const base = format.money(of);
    const share = markupWords({ unit: 'percent', value: percent ?? 0, currency: of.currency }, format);
    const limit = format.money(most);
    return [
      percent === null ? t`Fixed amount: ${base}` : t`${share} of ${base}`,
      ...(most ? [isLimited ? t`limited to ${limit}` : t`at most ${limit}`] : []),
      ...exchanged(rule),
      ...(region ? [i18n._(REGION_LABELS[region])] : []),
    ];
  };
}

interface PartySumProps {
  type: PassengerType;
  count: number;
  /** Amounts as texts: of one, and of all. */
  each: string;
  all: string;
}

/** What the lines above add up to for one, and that times the count. */
export function PartySum({ type, count, each, all }: PartySumProps) {
  const { t } = useLingui();
  const [people] = usePartyWords({ adult: 0, child: 0, infant: 0, [type]: count });
  if (count === 1) return <PriceRow sum="each" label={people} value={all} />;
  return (
    <>
      <PriceRow sum="each" label={t`Price of one`} value={each} />
      <PriceRow sum="all" label={`${people} × ${each}`} value={all} />
    </>
  );
}
