import { describe, expect, it } from 'vitest';
import { splitTitle } from './titles.ts';

describe('a title at the end of a name', () => {
  it.each([
    ['TZU CHEN MR', 'TZU CHEN', 'MR'],
    ['JORDANMISS', 'JORDAN', 'MISS'],
    ['ANNA MRS', 'ANNA', 'MRS'],
    ['KAIMSTR', 'KAI', 'MSTR'],
    ['JANE.MS', 'JANE', 'MS'],
  ])('%s is %s with %s', (typed, name, title) => {
    expect(splitTitle(typed)).toEqual({ name, title });
  });

  it.each(['AMR', 'LI', 'MS', 'A MR'])('stays in %s, where too little would be left', (name) => {
    expect(splitTitle(name)).toEqual({ name, title: null });
  });

  it('is not taken from a name that the sex speaks against', () => {
    expect(splitTitle('ADAMS', 'M')).toEqual({ name: 'ADAMS', title: null });
    expect(splitTitle('ADAMS', 'F')).toEqual({ name: 'ADA', title: 'MS' });
  });
});
