import { type Refusal, refuse } from '../../contract/result.ts';
import { type NoAnswer, type TaskLimits, TaskProcess } from '../processes/task-process.ts';
import type { PdfFault } from './pdf/read-pdf.ts';
import type { Reading } from './read-document.ts';
import type { PdfTask, Task } from './recogniser-task.ts';

export type RecogniserLimits = TaskLimits;

const LIMITS: TaskLimits = { timeMs: 10_000, startMs: 15_000, idleMs: 20_000, waiting: 8 };
/** A PDF takes a moment, and a user may upload as many at once as may wait to be used. */
const PDFS_WAITING = 24;
/** Retry-After, in seconds. */
const SOON = 5;

/** The result; busy if too many wait, too-slow if it timed out or the process died. */
export type RecogniserAnswer = Reading | NoAnswer;

/** Reads pictures and cleans PDFs in separate processes. Files stay in memory and are never written to disk. */
export class Recogniser {
  readonly #process: TaskProcess<Task, Reading>;
  readonly #pdfs: TaskProcess<PdfTask, Uint8Array | PdfFault>;

  constructor(limits: Partial<TaskLimits> = {}) {
    const at = ['./recogniser.js', './recogniser-process.ts'].map((path) => new URL(path, import.meta.url));
    // Decoded pictures are outside the heap.
    this.#process = new TaskProcess({ at, heap: 192, isAnswer: isReading }, { ...LIMITS, ...limits });
    const forPdfs = { ...LIMITS, waiting: PDFS_WAITING, ...limits };
    this.#pdfs = new TaskProcess({ at, heap: 192, isAnswer: isCleaned }, forPdfs);
  }

  /** Whether its process runs. */
  get isRunning(): boolean {
    return this.#process.isRunning;
  }

  /**
   * @param today yyyy-MM-dd.
   * @param signal aborted when nobody waits for the answer: the picture is dropped, even while it is being read.
   */
  read(image: Uint8Array, today: string, signal: AbortSignal): Promise<RecogniserAnswer> {
    return this.#process.run({ image, today }, signal);
  }

  /**
   * Rewrites a PDF without active content (pdf/clean-pdf.ts). Refuses fileUnreadable for one that is damaged or exceeds a limit,
   * fileProtected for one that is encrypted, and recogniserBusy.
   */
  async cleanPdf(pdf: Uint8Array, signal: AbortSignal): Promise<Uint8Array | Refusal> {
    const answer = await this.#pdfs.run({ pdf: new Uint8Array(pdf) }, signal);
    if (answer instanceof Uint8Array) return answer;
    if (answer === 'protected') return refuse('fileProtected');
    if (answer === 'damaged' || answer.status === 'too-slow') return refuse('fileUnreadable');
    return refuse('recogniserBusy', { params: { seconds: SOON } });
  }

  /** Stops the processes; waiting tasks are answered as too slow. */
  async stop(): Promise<void> {
    await Promise.all([this.#process.stop(), this.#pdfs.stop()]);
  }
}

/** The answer is from the portal's own process. */
function isCleaned(answer: unknown): answer is Uint8Array | PdfFault {
  return answer instanceof Uint8Array || answer === 'damaged' || answer === 'protected';
}

function isReading(answer: unknown): answer is Reading {
  return typeof answer === 'object' && answer !== null && 'status' in answer;
}
