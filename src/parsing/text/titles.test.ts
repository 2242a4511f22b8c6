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
    expect(splitTitle('JOHNMR', 'F')).toEqual({ name: 'JOHNMR', title: null });
  });

  it.each([
    ['ADAMS', 'F', 'ADA', 'MS'],
    ['ADAMS', 'U', 'ADA', 'MS'],
    ['WILLIAMS', null, 'WILLIA', 'MS'],
    ['ANNA WILLIAMS', 'F', 'ANNA WILLIA', 'MS'],
    ['MCWILLIAMS', null, 'MCWILLIA', 'MS'],
    ['TOMS', null, 'TO', 'MS'],
    ['ALAMR', 'M', 'ALA', 'MR'],
  ] as const)('may be the end of the name: %s of sex %s is whole, or %s with %s', (whole, gender, name, title) => {
    expect(splitTitle(whole, gender)).toEqual({ name: whole, title: null, other: { name, title } });
  });

  it.each(['XIAOYANMS', 'LINAMS', 'SANMR', 'ANNAMS', 'PRIYANKAMS', 'ADAMR'])('is one at the end of %s', (name) => {
    expect(splitTitle(name).title).not.toBeNull();
  });
});
