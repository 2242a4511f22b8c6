import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf } from './name-order.ts';
import { readPassengers } from './parse-passenger-text.ts';
import { isIdCardRecord } from './types.ts';

const list = (text: string) => text.split(' ');
const SURNAMES = list(
  'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Liang Song Zheng Xie Han Tang Wong Chan Leung Kim Park Lee Choi Nguyen Tran Pham Tanaka Suzuki Sato',
);
const GIVEN = list(
  'Mei Ling Wei Jing Xiao Ming Hua Yan Yu Jun Hao Fang Lei Na Li Yang Tao Ping Hong Lin Chen Ying Ji Hoon Min Seo Jin Van Anh Thi Hiroshi Yuki Kenji Xiaoming Jihoon',
);
const WESTERN_SURNAMES = list(
  'Smith Brown Anderson Evans Schmidt Garcia Lopez Rossi Hansen Duncan Manning Moran Young King Long Lane Bowen Dean Martin Thomas James Scott Peter Kowalski Moreno Romano Wade Linde',
);
const WESTERN_GIVEN = list('Kim Lee Jo Lin Yan Abe Anna Kayla Jessika Maria Thomas Ann');
const typed = (words: readonly string[]) => words.map((word) => word.toUpperCase());

const line = (words: readonly string[]) => `${words.join(' ')}, female, 12 May 1990, passport E12345678`;

/** The error where a name is not reported as unclear but its surname is wrong. */
function swapOf(words: readonly string[], surnames: readonly string[]): string | null {
  const [result] = readPassengers(line(words), '2026-11-20');
  if (!result?.record || isIdCardRecord(result.record)) throw new Error(line(words));
  const isRight = typed(surnames).includes(result.record.surname ?? '');
  return result.errors.includes('name') || isRight ? null : `${line(words)}: ${result.record.surname}`;
}

const order = (name: string, isTitled = false) => orderOf(typed(list(name)), list(name), isTitled);
const readings = (name: string) => {
  const { words, isUnclear, other = [] } = order(name);
  return isUnclear ? [words, other].map(([surname, ...given]) => `${surname}/${given.join(' ')}`) : [];
};

describe('the order of a name', () => {
  it('is never swapped in silence, whichever way an East Asian name is written', () => {
    const people = fc.record({
      surname: fc.constantFrom(...SURNAMES),
      given: fc.array(fc.constantFrom(...GIVEN), { minLength: 1, maxLength: 2 }),
    });
    fc.assert(
      fc.property(people, fc.boolean(), ({ surname, given }, isGivenFirst) => {
        fc.pre(!given.includes(surname));
        expect(swapOf(isGivenFirst ? [...given, surname] : [surname, ...given], [surname])).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never swapped in silence where a given name of the West is a surname of the East', () => {
    const people = fc.record({
      title: fc.constantFrom([], ['Ms'], ['Mrs']),
      // Two such names in a row, as in Kim Jo Long, may equally be East Asian.
      given: fc
        .tuple(fc.constantFrom(...WESTERN_GIVEN), fc.constantFrom('', 'Anna', 'Kayla', 'Maria', 'Thomas'))
        .map((names) => names.filter(Boolean)),
      surname: fc.constantFrom(...WESTERN_SURNAMES),
    });
    fc.assert(
      fc.property(people, ({ title, given, surname }) => {
        fc.pre(!given.includes(surname));
        expect(swapOf([...title, ...given, surname], [surname])).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never swapped in silence where a Spanish name has a particle in it', () => {
    const people = fc.record({
      given: fc.constantFrom(
        'Maria',
        'Shakira',
        'Maria Elena',
        'Maria del Carmen',
        'Maria de los Angeles',
        'Juan de Dios',
        'Ana del Pilar',
      ),
      surnames: fc.constantFrom(
        ['Lopez'],
        ['Garcia'],
        ['de la Cruz'],
        ['Lopez de la Cruz'],
        ['de la Torre Lopez'],
        ['Lopez', 'Garcia', 'Lopez Garcia'],
      ),
    });
    fc.assert(
      fc.property(people, ({ given, surnames }) => {
        // The last way to name two surnames is both of them.
        expect(swapOf(list(`${given} ${surnames.slice(0, 2).join(' ')}`), surnames.slice(-1))).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('is sure of the commonest names as they are written in China, Hong Kong, Korea, Japan and Vietnam', () => {
    const names = [
      'Zhang Wei',
      'Wang Xiao Ming',
      'Wang Xiaoming',
      'Liu Yang',
      'Li Na',
      'Wong Ka Yan',
      'Chan Tai Man',
      'Chan Tai Man Peter',
      'Kim Ji Hoon',
      'Kim Jihoon',
      'Kim Ji Woo',
      'Kim Ji Young',
      'Nguyen Van Anh',
      'Tanaka Hiroshi',
    ];
    for (const name of names) expect(order(name), name).toEqual({ words: typed(list(name)), isUnclear: false });
    expect(order('Zhang Wei', true).isUnclear).toBe(false);
  });

  it('offers the likelier surname where both ends may be one, and the other one beside it', () => {
    expect(order('Li Wei Wang')).toEqual({
      words: ['WANG', 'LI', 'WEI'],
      isUnclear: true,
      other: ['LI', 'WEI', 'WANG'],
    });
  });

  it.each([
    ['Kim Brown', ['BROWN/KIM', 'KIM/BROWN']],
    ['Lee Anderson', ['ANDERSON/LEE', 'LEE/ANDERSON']],
    ['Lin Schmidt', ['SCHMIDT/LIN', 'LIN/SCHMIDT']],
    ['Jo Evans', ['EVANS/JO', 'JO/EVANS']],
    ['Kim Chen', ['KIM/CHEN', 'CHEN/KIM']],
    ['Yan Hansen', ['HANSEN/YAN', 'YAN/HANSEN']],
    ['Kayla James', ['KAYLA/JAMES', 'JAMES/KAYLA']],
    ['Maria del Carmen Lopez', ['LOPEZ/MARIA DEL CARMEN', 'DEL CARMEN LOPEZ/MARIA']],
    ['Maria de los Angeles Garcia', ['GARCIA/MARIA DE LOS ANGELES', 'DE LOS ANGELES GARCIA/MARIA']],
    ['Juan de la Cruz Lopez', ['DE LA CRUZ LOPEZ/JUAN', 'LOPEZ/JUAN DE LA CRUZ']],
    ['Maria Lopez de la Cruz', ['LOPEZ DE LA CRUZ/MARIA', 'DE LA CRUZ/MARIA LOPEZ']],
    ['de la Cruz Lopez Luisita', ['DE LA CRUZ/LOPEZ LUISITA', 'DE LA CRUZ LOPEZ/LUISITA']],
  ])('of %s is asked', (name, both) => {
    expect(readings(name)).toEqual(both);
  });

  it.each([
    ['Kim Brown', 'BROWN'],
    ['Jo Evans', 'EVANS'],
  ])('behind a title is that of English: %s', (name, surname) => {
    expect(order(name, true)).toMatchObject({ words: [surname, expect.anything()], isUnclear: false });
  });

  it.each([
    ['Maria Elena de la Cruz', 'DE LA CRUZ'],
    ['de la Cruz Maria Elena', 'DE LA CRUZ'],
    ['Jan Pieter van der Berg', 'VAN DER BERG'],
  ])('of %s is told by its particle', (name, surname) => {
    expect(order(name)).toMatchObject({ words: [surname, expect.anything(), expect.anything()], isUnclear: false });
  });
});
