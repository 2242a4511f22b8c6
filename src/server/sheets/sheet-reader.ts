import { type Refusal, refuse } from '../../contract/result.ts';
import { type TaskLimits, TaskProcess } from '../processes/task-process.ts';
import type { SheetRow } from './read-sheet.ts';

/** The longest list takes a tenth of the time and of the heap. */
const LIMITS: TaskLimits = { timeMs: 10_000, startMs: 15_000, idleMs: 20_000, waiting: 4 };
const HEAP_MB = 192;
/** Seconds after which another try is worth it. */
const SOON = 5;

/** A list on its way to the process that reads it. */
export interface SheetTask {
  file: Uint8Array;
}

/**
 * Reads lists (xlsx) in a process of its own, one at a time: a small file can stand for a sheet of a billion cells or for hours of work,
 * which then costs nobody but its sender anything. What takes too much is refused as unreadable.
 */
export class SheetReader {
  readonly #process: TaskProcess<SheetTask, SheetRow[] | Refusal>;

  constructor(limits: Partial<TaskLimits> = {}) {
    const at = ['./sheets.js', './sheet-process.ts'].map((path) => new URL(path, import.meta.url));
    this.#process = new TaskProcess({ at, heap: HEAP_MB, isAnswer: isSheetAnswer }, { ...LIMITS, ...limits });
  }

  /** Refuses with sheetUnreadable, sheetColumns, sheetTooLong or recogniserBusy. */
  async read(file: Uint8Array, signal: AbortSignal): Promise<SheetRow[] | Refusal> {
    const answer = await this.#process.run({ file: new Uint8Array(file) }, signal);
    if (!('status' in answer)) return answer;
    return answer.status === 'busy'
      ? refuse('recogniserBusy', { params: { seconds: SOON } })
      : refuse('sheetUnreadable');
  }

  /** Ends the process. */
  stop(): Promise<void> {
    return this.#process.stop();
  }
}

/** It comes from our own program. */
function isSheetAnswer(answer: unknown): answer is SheetRow[] | Refusal {
  return Array.isArray(answer) || (typeof answer === 'object' && answer !== null && 'refused' in answer);
}
