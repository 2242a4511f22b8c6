import { describe, expect, it } from 'vitest';
import { type Fill, keepFills, keptFills } from './fills.ts';

const FILL: Fill = {
  id: '1',
  source: { kind: 'photo', doubtful: ['surname'] },
  filled: [{ path: 'passengers[0].surname', before: '', after: 'CHAN' }],
  cleared: [],
};

describe('the fills of a draft', () => {
  it('outlive a reload, each draft with its own', () => {
    keepFills('a', [FILL]);
    expect(keptFills('a')).toEqual([FILL]);
    expect(keptFills('b')).toEqual([]);
    keepFills('a', []);
    expect(keptFills('a')).toEqual([]);
  });

  it.each(['{', '{}', '[{"id":"1"}]', '[{"id":"1","source":{"kind":"magic"},"filled":[],"cleared":[]}]'])(
    'are none when what was kept is %s',
    (text) => {
      keepFills('a', [FILL]);
      const [key = ''] = Object.keys(sessionStorage);
      sessionStorage.setItem(key, text);
      expect(keptFills('a')).toEqual([]);
    },
  );
});
