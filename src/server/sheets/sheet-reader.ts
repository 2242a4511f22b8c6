import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { SheetRow } from './read-sheet.ts';
import { isSheetAnswer, isSheetReaderReady } from './sheet-task.ts';

/** The program beside the bundled server, or among the sources. */
const PROGRAMS = ['./sheets.js', './sheet-process.ts'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/** The longest list takes a tenth of it. */
const HEAP = '--max-old-space-size=192';
/** The longest list takes a tenth of it. */
const TIME_MS = 10_000;
/** On a busy machine the process itself may be long in coming, which is nothing that a list did. */
const START_MS = 30_000;
/** Lists that may wait for their turn, and the seconds after which another try is worth it. */
const WAITING = 4;
const SOON = 5;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a list in a process of its own, one list at a time: a small file can stand for a sheet of a billion cells or for hours of work,
 * which then costs nobody but its sender anything. What takes too much is refused as unreadable.
 */
export async function readSheetApart(file: Buffer): Promise<SheetRow[] | Refusal> {
  if (waiting >= WAITING) return refuse('recogniserBusy', { params: { seconds: SOON } });
  waiting++;
  const mine = turn.then(() => readNow(file)).finally(() => waiting--);
  turn = mine.catch(() => undefined);
  return mine;
}

function readNow(file: Buffer): Promise<SheetRow[] | Refusal> {
  const child = start();
  return new Promise((resolve) => {
    const end = (rows: SheetRow[] | Refusal) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(rows);
    };
    const giveUp = () => end(refuse('sheetUnreadable'));
    let timer = setTimeout(giveUp, START_MS);
    child.on('message', (message) => {
      if (isSheetAnswer(message)) end(message.rows);
      if (!isSheetReaderReady(message)) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, TIME_MS);
    });
    child.once('error', giveUp);
    child.once('exit', giveUp);
    child.send({ file: new Uint8Array(file) }, (error) => {
      if (error) giveUp();
    });
  });
}

function start(): ChildProcess {
  const program = PROGRAMS.find((path) => existsSync(path));
  if (!program) throw new Error('the program that reads lists is missing');
  return fork(program, { execArgv: [HEAP], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}
