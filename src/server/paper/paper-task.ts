import type { Paper } from '../../contract/paper/paper.ts';

/** A document on its way to the rendering process. */
export interface PaperTask {
  paper: Paper;
  /** PNG. */
  logo: Uint8Array | null;
}

export function isPaperTask(task: unknown): task is PaperTask {
  return typeof task === 'object' && task !== null && 'paper' in task && 'logo' in task;
}
