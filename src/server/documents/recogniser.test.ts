import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/factories/eventually.ts';
import { passportPhoto } from '../../../tests/factories/passport-image.ts';
import { letterPdf } from '../../../tests/factories/pdfs.ts';
import { describeLong, itLong } from '../../../tests/tools/long-run.ts';
import { Recogniser, type RecogniserLimits } from './recogniser.ts';

const TODAY = '2026-11-20';
const never = new AbortController().signal;
const photo = await passportPhoto(
  {
    surname: 'CHAN',
    givenNames: 'SIU MING',
    number: 'K12345678',
    issuer: 'CHN',
    nationality: 'CHN',
    birthDate: '1985-02-03',
    gender: 'F',
    expiryDate: '2031-02-03',
  },
  { size: 1000 },
);

const made: Recogniser[] = [];
function recogniser(limits: Partial<RecogniserLimits>): Recogniser {
  const one = new Recogniser(limits);
  made.push(one);
  return one;
}
afterEach(async () => {
  for (const one of made.splice(0)) await one.stop();
});

// `npm test` has the same of a process that starts at once: processes/task-process.test.ts.
describe('the reading of documents', () => {
  itLong('ends a picture whose time is up, and reads the next', async () => {
    const slow = recogniser({ timeMs: 1, startMs: 0 });
    expect(await slow.read(photo, TODAY, never)).toEqual({ status: 'too-slow' });
    const fast = recogniser({});
    expect(await fast.read(photo, TODAY, never)).toMatchObject({ status: 'read' });
  });

  it('says that it is busy instead of letting more wait', async () => {
    const one = recogniser({ waiting: 2 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => one.read(photo, TODAY, never)));
    expect(outcomes.map(({ status }) => status)).toEqual(['read', 'read', 'read', 'busy', 'busy']);
  });

  itLong('drops what nobody waits for any more', async () => {
    const one = recogniser({});
    const gone = new AbortController();
    const [running, waiting, other] = [
      one.read(photo, TODAY, gone.signal),
      one.read(photo, TODAY, gone.signal),
      one.read(photo, TODAY, never),
    ];
    gone.abort();
    expect(await running).toEqual({ status: 'too-slow' });
    expect(await waiting).toEqual({ status: 'too-slow' });
    expect(await other).toMatchObject({ status: 'read' });
  });

  itLong('reads what comes while its process is being ended, in a new one', async () => {
    const one = recogniser({});
    expect(await one.read(photo, TODAY, never)).toMatchObject({ status: 'read' });
    const ending = one.stop();
    expect(await one.read(photo, TODAY, never)).toMatchObject({ status: 'read' });
    await ending;
  });

  itLong('ends when it has been idle, and starts again when asked', async () => {
    const one = recogniser({ idleMs: 1 });
    expect(await one.read(photo, TODAY, never)).toMatchObject({ status: 'read' });
    await eventually(() => expect(one.isRunning).toBe(false));
    expect(await one.read(photo, TODAY, never)).toMatchObject({ status: 'read' });
  });
});

describeLong('the cleaning of PDFs', () => {
  it('has room for each file, whatever those before it left in the memory', async () => {
    const one = recogniser({});
    for (let file = 0; file < 4; file++) {
      const names = Array.from({ length: 500_000 }, (_, i) => `/${(file * 500_000 + i).toString(36)}`);
      const clean = await one.cleanPdf(letterPdf({ more: [`[${names.join('')}]`] }), never);
      expect(clean).toBeInstanceOf(Uint8Array);
    }
  });
});
