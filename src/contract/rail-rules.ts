import type { IsoDate } from './dates.ts';

/** The share withheld from a ticket that is refunded at least so long before departure. */
export interface RefundBand {
  fromHours: number;
  /** Of the fare. */
  percent: number;
}

/** The railway's fees for refunded tickets, and for the refund of a change. */
interface RailRules {
  /** The day in China from which they apply. */
  from: IsoDate;
  /** For an unchanged ticket; the longest notice first, the last one from 0 hours. */
  bands: readonly RefundBand[];
  /** A ticket changed from a train less than so many hours ahead to a later one: withheld with any longer notice. */
  changedFromNear: { withinHours: number; percent: number };
  /** Withheld from a ticket changed into a Spring Festival period, and from the refund of such a change, with any notice. */
  changedIntoFestival: { percent: number };
  /** Fen: fees are rounded to multiples of it, half up. */
  feeStep: number;
  /** Fen: minimum fee. */
  leastFee: number;
  /** The source of each rule. */
  sources: Readonly<
    Record<'from' | 'bands' | 'changedFromNear' | 'changedIntoFestival' | 'differenceIntoFestival', string>
  >;
}

/**
 * The rules, the oldest first. They were taken from archived copies of these pages, since the railway's own page of rules (mobile.12306.cn,
 * orderWarmTips) could not be opened; only its order page, which names the fee for the Spring Festival, was read as a copy. The day is the
 * one since which tickets are changed by the current rules: the bands are older. Omitted are the fee for a change to a later day less than
 * 48 hours before departure, which is not charged yet, and the rules of trains to Hong Kong.
 */
export const RAIL_RULES: readonly [RailRules, ...RailRules[]] = [
  {
    from: '2024-01-15',
    bands: [
      { fromHours: 8 * 24, percent: 0 },
      { fromHours: 48, percent: 5 },
      { fromHours: 24, percent: 10 },
      { fromHours: 0, percent: 20 },
    ],
    changedFromNear: { withinHours: 8 * 24, percent: 5 },
    changedIntoFestival: { percent: 20 },
    feeStep: 50,
    leastFee: 200,
    sources: {
      from: 'https://german.beijing.gov.cn/livinginbeijing/transportation/rallway/202409/t20240910_3806569.html',
      bands: 'http://m.wenda.bendibao.com/mip/187628.shtm',
      changedFromNear: 'http://m.wenda.bendibao.com/mip/187628.shtm',
      changedIntoFestival:
        'kyfw.12306.cn, first note of the order page, 25 July 2025; http://wuhan.com/xinwen/139396.html',
      // A page from before 2024, by one author: no other source confirms or contradicts it.
      differenceIntoFestival: 'http://m.99spj.com/dongshi/rdcrr/6Xb3E8NZmw',
    },
  },
];

/** The railway's travel period around a Spring Festival, from its first to its last day in China. */
export interface SpringFestival {
  from: IsoDate;
  to: IsoDate;
  /** Lunar New Year's Day. */
  newYear: IsoDate;
  /** announced: by the railway. usual: not yet; the forty days from the fifteenth before New Year's Day to the twenty-fourth after it. */
  basis: 'announced' | 'usual';
  source: string;
}

/**
 * A missing year has no period: the next one is added, and its days are checked, when the railway announces it, as it did that of 2026 on
 * 18 January. The forty days are confirmed for 2019 (globaltimes.cn/content/1135355.shtml), 2021 (en.people.cn, c90000-9813891), 2025
 * (en.gmw.cn/2025-01/24/content_37818796.htm) and 2026.
 */
export const SPRING_FESTIVALS: readonly SpringFestival[] = [
  {
    from: '2026-02-02',
    to: '2026-03-13',
    newYear: '2026-02-17',
    basis: 'announced',
    source: 'https://udn.com/news/story/7332/9275836',
  },
  {
    from: '2027-01-22',
    to: '2027-03-02',
    newYear: '2027-02-06',
    basis: 'usual',
    // For New Year's Day; no announcement of the period was found.
    source: 'https://newsbreakers.ng/chinese-new-year-start',
  },
];

/** The rules at a moment; before the oldest known ones, those. */
export function railRulesAt(now: Date): RailRules {
  return RAIL_RULES.findLast(({ from }) => now >= new Date(`${from}T00:00:00+08:00`)) ?? RAIL_RULES[0];
}

/** The Spring Festival period that overlaps these days, by default one day; null for none. */
export function springFestivalOn(first: IsoDate, last: IsoDate = first): SpringFestival | null {
  return SPRING_FESTIVALS.find(({ from, to }) => from <= last && first <= to) ?? null;
}
