import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { type Cell, cellsOf, inertText } from './cells.ts';
import { writeSheet } from './write-sheet.ts';

async function* once(rows: Cell[][]) {
  yield rows;
}

async function written(rows: Cell[][] | AsyncIterable<Cell[][]>): Promise<Buffer> {
  const columns = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, width: 10 }));
  const parts: Uint8Array[] = [];
  for await (const part of writeSheet(
    { name: 'A/B: list', columns, zone: 'Asia/Shanghai' },
    Array.isArray(rows) ? once(rows) : rows,
  ))
    parts.push(part);
  return Buffer.concat(parts);
}

describe('an exported sheet', () => {
  it('reads back as what was written', async () => {
    const at = new Date('2026-11-20T18:30:00Z');
    const rows = await readSheet(
      await written([
        [
          '王小明 & <Co> "x"',
          7,
          { amount: 128050, currency: 'CNY' },
          { amount: 300, currency: 'JPY' },
          { instant: at },
        ],
        [null, '', '\u0001odd'],
      ]),
    );
    expect(rows[1]).toEqual(['王小明 & <Co> "x"', 7, 1280.5, 300, new Date('2026-11-21T02:30:00Z')]);
    expect(rows[2]?.slice(0, 3)).toEqual([null, null, 'odd']);
  });

  it('runs nothing: what looks like a formula is a text', async () => {
    const rows = await readSheet(await written([['=1+1', '@SUM(A1)', '+cmd|x', '+86 138-0000', '-']]));
    expect(rows[1]).toEqual(["'=1+1", "'@SUM(A1)", "'+cmd|x", '+86 138-0000', '-']);
    expect(inertText('plain')).toBe('plain');
  });

  it('gives others their turn between parts of a long batch', async () => {
    const batch = async function* () {
      yield Array.from({ length: 1000 }, (_, i) => i);
    };
    const seen = { made: 0, before: 0, most: 0, isDone: false };
    const look = () => {
      seen.most = Math.max(seen.most, seen.made - seen.before);
      seen.before = seen.made;
      if (!seen.isDone) setImmediate(look);
    };
    setImmediate(look);
    const cells = (row: number): Cell[] => {
      seen.made++;
      return [`row ${row}`];
    };
    await written(cellsOf(batch(), cells));
    seen.isDone = true;
    expect([seen.made, seen.most]).toEqual([1000, 50]);
  });
});
