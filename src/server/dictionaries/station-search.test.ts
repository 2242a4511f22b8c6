import { describe, expect, it } from 'vitest';
import { searchNamed } from '../../contract/dictionaries/named-search.ts';
import { buildStationIndex } from '../../contract/dictionaries/station-index.ts';
import { loadDictionaries } from './load.ts';

const index = buildStationIndex([...loadDictionaries().stations.values()]);
const found = (typed: string) => searchNamed(index, typed).map(({ code }) => code);

describe('the search of stations', () => {
  it('puts a city before its stations, in any language and in pinyin', () => {
    for (const typed of ['beijing', '北京', 'Beijing'])
      expect(found(typed).slice(0, 2), typed).toEqual(['beijing', 'BJP']);
    expect(found('beijing')).toContain('QIP');
  });

  it('knows a station by name in either script, initials and telecode', () => {
    for (const typed of ['上海虹桥', '上海虹橋', 'shanghai hongqiao', 'shhq', 'AOH'])
      expect(found(typed)[0], typed).toBe('AOH');
    expect(found('西九龙')).toContain('XJA');
  });

  it('keeps cities of one sound apart', () => {
    expect(found('suzhou')).toEqual(expect.arrayContaining(['suzhou', 'SRH']));
  });
});
