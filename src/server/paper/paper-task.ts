import type { Paper } from '../../contract/paper/paper.ts';

/** A paper on its way to the process that draws it. */
export interface PaperTask {
  paper: Paper;
  /** PNG. */
  logo: Uint8Array | null;
}

export function isPaperTask(task: unknown): task is PaperTask {
  return typeof task === 'object' && task !== null && 'paper' in task && 'logo' in task;
}
