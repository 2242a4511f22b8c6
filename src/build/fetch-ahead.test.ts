import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameParts, type Outputs } from './fetch-ahead.ts';

const PAGE = '<head><script src="/start-check.js"></script><link href="/assets/vendor.js"></head>';

function chunk(fileName: string, moduleId: string, imports: string[] = [], styles: string[] = []) {
  const moduleIds = ['/src/other.ts', moduleId];
  return {
    type: 'chunk',
    fileName,
    facadeModuleId: null,
    moduleIds,
    imports,
    dynamicImports: [],
    isEntry: false,
    viteMetadata: { importedCss: new Set(styles) },
  } as const;
}

function bundle(...chunks: ReturnType<typeof chunk>[]): Outputs {
  return Object.fromEntries(chunks.map((one) => [one.fileName, one]));
}

const WHOLE = [
  ...['en', 'zh-cn', 'zh-tw'].flatMap((language) => [
    chunk(`assets/${language}.js`, `/src/client/locales/${language}.po?start?lingui`),
    chunk(`assets/${language}-pages.js`, `/src/client/locales/${language}.po?pages?lingui`),
  ]),
  chunk('assets/home.js', '/src/client/routes/index.tsx?tsr-split=component'),
  chunk('assets/login.js', '/src/client/routes/login.tsx?tsr-split=component'),
  chunk('assets/orders.js', '/src/client/routes/flight.orders.index.tsx?tsr-split=component'),
  chunk(
    'assets/search.js',
    '/src/client/routes/flight.booking.index.tsx?tsr-split=component',
    ['assets/places.js', 'assets/vendor.js'],
    ['assets/search.css'],
  ),
  chunk('assets/places.js', '/src/client/places/places.ts', ['assets/vendor.js', 'assets/search.js']),
  chunk('assets/vendor.js', '/node_modules/react/index.js'),
  chunk('assets/kept.js', '/src/client/offline/persist-queries.ts'),
];

const partsOf = (html: string): unknown => JSON.parse(/data-ahead='([^']*)'/.exec(html)?.[1] ?? 'null');

describe('the built first page', () => {
  it('names the files of each first screen and language, without those that every page has', () => {
    expect(partsOf(nameParts(PAGE, bundle(...WHOLE)))).toEqual({
      en: ['assets/en.js'],
      'zh-cn': ['assets/zh-cn.js'],
      'zh-tw': ['assets/zh-tw.js'],
      'en pages': ['assets/en-pages.js'],
      'zh-cn pages': ['assets/zh-cn-pages.js'],
      'zh-tw pages': ['assets/zh-tw-pages.js'],
      '/': ['assets/home.js'],
      '/login': ['assets/login.js'],
      '/flight/booking': ['assets/search.js', 'assets/search.css', 'assets/places.js', 'assets/kept.js'],
      '/flight/orders': ['assets/orders.js', 'assets/kept.js'],
    });
  });

  it('is not built when a screen has gone from where it was', () => {
    expect(() => nameParts(PAGE, bundle(...WHOLE.slice(0, 8)))).toThrow('nothing in the bundle is /flight/booking');
    expect(() => nameParts('<head></head>', bundle(...WHOLE))).toThrow('start-check.js');
  });

  it('has the script that reads them where it is expected', () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<script src="/start-check.js"');
  });
});
