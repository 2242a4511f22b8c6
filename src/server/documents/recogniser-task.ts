/** A picture on its way to the recogniser process. */
export interface Task {
  image: Uint8Array;
  /** yyyy-MM-dd. */
  today: string;
}

/** A PDF on its way to the process that rewrites it. */
export interface PdfTask {
  pdf: Uint8Array;
}

export function isTask(task: unknown): task is Task | PdfTask {
  if (typeof task !== 'object' || task === null) return false;
  return isPdfTask(task) || ('image' in task && task.image instanceof Uint8Array && 'today' in task);
}

export function isPdfTask(task: object): task is PdfTask {
  return 'pdf' in task && task.pdf instanceof Uint8Array;
}
