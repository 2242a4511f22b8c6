import { describe, expect, it } from 'vitest';
import { isReservation } from './pnr-in-words.ts';

describe('a reservation among words', () => {
  it.each([
    ' 2. *ZH1605 Y1  SU10JAN  PEKDLC HK2   1025 1155  E T3--',
    'fyi\n 1 UA 999S 19DEC EWRBRU HK1   635P  750A|*      SA/SU   E  1',
  ])('is known by its flights: %j', async (text) => expect(await isReservation(text)).toBe(true));

  it.each(['', 'CA1831 12DEC PEKSHA', 'pek sha 12 dec 2 adults business', 'two lines\nof chat'])(
    'is not seen in %j',
    async (text) => expect(await isReservation(text)).toBe(false),
  );
});
