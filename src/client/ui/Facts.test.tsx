import { expect, test } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { Facts } from './Facts.tsx';

test('facts read as one line, each in a piece that only ends a line whole', () => {
  const html = rendered(<Facts parts={['HKG → BKK', '', '2027-01-04', null, 'CHAN/TAI MAN']} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('HKG → BKK · 2027-01-04 · CHAN/TAI MAN');
  expect(html.match(/<span[^>]*>[^<]*<\/span>/g)?.map((piece) => piece.replace(/<[^>]+>/g, ''))).toEqual([
    'HKG → BKK ·',
    '2027-01-04 ·',
    'CHAN/TAI MAN',
  ]);
});
