import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import type { Station } from '../../contract/dictionaries/types.ts';
import { useStationNames } from './use-station-names.ts';

const dictionary = vi.hoisted((): { data: ReadonlyMap<string, Station> | undefined; fetchStatus: string } => ({
  data: undefined,
  fetchStatus: 'fetching',
}));
vi.mock('./dictionary-queries.ts', () => ({ useStationsQuery: () => dictionary }));

const names = { en: 'Shanghai Hongqiao', 'zh-cn': '上海虹桥', 'zh-tw': '上海虹橋' };
const pinyin = { full: 'shanghaihongqiao', initials: 'shhq' };
const station: Station = {
  ...{ code: 'AOH', names, pinyin, size: 1 },
  ...{ city: 'shanghai', cityNames: { en: 'Shanghai', 'zh-cn': '上海', 'zh-tw': '上海' }, cityPinyin: pinyin },
};

function Named({ code }: { code: string }) {
  return <>{useStationNames()(code)}</>;
}
const nameOf = (code: string) => rendered(<Named code={code} />);

test('a station is not called by its code while its name is on its way', () => {
  Object.assign(dictionary, { data: undefined, fetchStatus: 'fetching' });
  expect(nameOf('AOH')).toBe('…');
});

test('it is called by its name, and by its code where no name can be had', () => {
  Object.assign(dictionary, { data: new Map([['AOH', station]]), fetchStatus: 'idle' });
  expect([nameOf('AOH'), nameOf('ZZZ')]).toEqual(['Shanghai Hongqiao', 'ZZZ']);
  for (const fetchStatus of ['paused', 'idle']) {
    Object.assign(dictionary, { data: undefined, fetchStatus });
    expect(nameOf('AOH')).toBe('AOH');
  }
});
