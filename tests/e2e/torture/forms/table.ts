import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

export const FATES = ['reload', 'kill', 'second window', 'lost answer', 'session over', 'full device'] as const;
export type Fate = (typeof FATES)[number];

/** A row of the table. */
export interface Row {
  name: string;
  /** Fates that another test covers, with its file, or why there is none. */
  elsewhere?: Partial<Record<Fate, string>>;
}

export interface Counts {
  /** Typed letters that are gone. */
  lost: number;
  /** What was done more often than it was asked for; null where nothing is sent or a second time changes nothing. */
  doubles: number | null;
}

interface Cell extends Counts {
  form: string;
  fate: Fate;
}

/** All that this run has measured, in whatever worker; the runner empties its folder at the start. */
let file = '';

/** Writes down what became of a form, and fails the test unless that is nothing. */
export async function measured({ name }: Row, fate: Fate, counts: Counts): Promise<void> {
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  file = join(outputDir, 'forms.jsonl');
  const cell: Cell = { form: name, fate, ...counts };
  appendFileSync(file, `${JSON.stringify(cell)}\n`);
  expect.soft(counts, `${name}, ${fate}`).toEqual({ lost: 0, doubles: counts.doubles === null ? null : 0 });
}

export const isHere = ({ elsewhere }: Row, fate: Fate): boolean => elsewhere?.[fate] === undefined;

function readCells(): Cell[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Cell => JSON.parse(line));
}

function wordsOf({ name, elsewhere }: Row, fate: Fate, cells: readonly Cell[]): string {
  const cell = cells.findLast((one) => one.form === name && one.fate === fate);
  return cell ? `${cell.lost} / ${cell.doubles ?? '–'}` : (elsewhere?.[fate] ?? '');
}

/** The table as Markdown: letters lost / doubles made, of what has been measured so far. */
export function tableOf(rows: readonly Row[]): string {
  const cells = readCells();
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const body = rows.map((row) => line([row.name, ...FATES.map((fate) => wordsOf(row, fate, cells))]));
  const head = [line(['letters lost / doubles made', ...FATES]), line(['', ...FATES].map(() => '---'))];
  return [...head, ...body].join('\n');
}

/** Prints the table as far as it is measured: the last one printed by a run is whole. */
export function printTable(rows: readonly Row[]): void {
  process.stdout.write(`\n${tableOf(rows)}\n`);
}
