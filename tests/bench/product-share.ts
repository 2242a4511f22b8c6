import { readdirSync } from 'node:fs';
import { type Bench, type Figure, round } from './figure.ts';

/** Files named for one product count as its own; all others serve several. */
const ALONE: Readonly<Record<string, RegExp>> = {
  flights: /flight(?!\.group)|air-supplier|airline|voyage|suppliers\/sandbox\/air|pnr|disrupt/i,
  groups: /group-|\/groups?\/|\/Group[A-Z]|groups?\.ts|\.group\./,
  trains: /train|\/rail\/|rail-|station/i,
};
/** Groups of statuses, filters and letters, not of passengers. */
const NO_PRODUCT = /order-groups|OptionGroup|PendingGroups|group-counts|documents\/zone/;

/** The share of source files that belong to one product alone, by path; tests, catalogues and generated files do not count. */
export const productShare: Bench = {
  name: 'product share',
  async measure() {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|locales\//.test(path),
    );
    const share = (what: string, some: readonly string[]): Figure => ({
      what: `Source files that ${what}, of ${files.length}`,
      measured: round((some.length / files.length) * 100),
      unit: '%',
      limit: null,
    });
    const isOf = (named: RegExp) => (path: string) => named.test(`/${path}`) && !NO_PRODUCT.test(path);
    const products = Object.entries(ALONE).map(([product, named]) => ({ product, isOwn: isOf(named) }));
    const shared = files.filter((path) => !products.some(({ isOwn }) => isOwn(path)));
    return [
      ...products.map(({ product, isOwn }) => share(`${product} have alone`, files.filter(isOwn))),
      share('no product has alone', shared),
    ];
  },
};
