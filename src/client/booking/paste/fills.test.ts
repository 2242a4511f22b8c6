import { describe, expect, it } from 'vitest';
import { emptyParty, emptyPassenger } from '../party-values.ts';
import { type Fill, ownFields, passengersOf, readFills, withoutFill } from './fills.ts';

const FILL: Fill = {
  id: '1',
  source: { kind: 'photo', doubtful: ['surname'] },
  filled: [{ path: 'passengers[0].surname', before: '', after: 'CHAN' }],
  cleared: [],
};

describe('the fills of a draft', () => {
  it('are read as they were kept', () => expect(readFills(JSON.parse(JSON.stringify([FILL])))).toEqual([FILL]));

  it.each([undefined, {}, [{ id: '1' }], [{ id: '1', source: { kind: 'magic' }, filled: [], cleared: [] }]])(
    'are none when what was kept is %j',
    (kept) => expect(readFills(kept)).toEqual([]),
  );
});

it('says whose details it filled in, each passenger once', () => {
  const field = (path: string) => ({ path, before: '', after: 'X' });
  const filled = ['passengers[1].surname', 'passengers[0].surname', 'passengers[1].givenName'].map(field);
  expect(passengersOf(filled)).toEqual([0, 1]);
});

describe('two fills of the same passenger', () => {
  const field = (name: string, before: string, after: string) => ({ path: `passengers[0].${name}`, before, after });
  const photo: Fill = { ...FILL, id: 'a', filled: [field('surname', '', 'CHAN'), field('gender', '', 'male')] };
  const list: Fill = { ...FILL, id: 'b', filled: [field('surname', 'CHAN', 'TAN'), field('gender', 'male', 'male')] };
  const adult = { ...emptyPassenger('adult', 'passport'), surname: 'TAN', gender: 'male' as const };
  const contact = { name: '', email: '', areaCode: '', phone: '' };
  const none = { adult: 0, child: 0, infant: 0 };
  const form = { ...emptyParty(none, ['passport'], contact), passengers: [adult] };

  it('own each field once: the later one what both say', () => {
    const own = ownFields(form, [photo, list]);
    expect(own.get(photo)).toEqual([]);
    expect(own.get(list)).toEqual(list.filled);
  });

  it('when the first is taken back, the second is put over what was there before both', () => {
    expect(withoutFill([photo, list], photo)).toEqual([
      { ...list, filled: [field('surname', '', 'TAN'), field('gender', '', 'male')] },
    ]);
    expect(withoutFill([photo, list], list)).toEqual([photo]);
  });
});
