import type { PnrCase } from '../told.ts';

/** Texts of no particular system, hostile ones included; parsed as of 20 November 2026. */
export const NO_SYSTEM_CASES: readonly PnrCase[] = [
  {
    name: 'words that are no PNR',
    text: `Good morning!
How are you?`,
    says: { unread: ['Good morning!', 'How are you?'] },
  },
  {
    name: 'nothing',
    text: ` 
\t
`,
    says: {},
  },
  {
    name: 'letters and digits that only look alike',
    text: '  2  BA 117 N 12DEC 6 LHRJFK HKl   82OA112OA 12DEC  E',
    says: { unread: ['2  BA 117 N 12DEC 6 LHRJFK HKl   82OA112OA 12DEC  E'] },
  },
  {
    name: 'a sentence that is no PNR',
    text: 'Flight: BA117 12DEC LHR-JFK 08:20 11:20 class Y',
    says: { unread: ['Flight: BA117 12DEC LHR-JFK 08:20 11:20 class Y'] },
  },
];
