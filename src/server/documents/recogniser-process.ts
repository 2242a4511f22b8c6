import sharp from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import { readDocument } from './read-document.ts';
import { isPdfTask, isTask, type PdfTask, type Task } from './recogniser-task.ts';

/** Of the heap set by recogniser.ts. The PDF library retains every name it has parsed, and the next file needs memory as well. */
const MOST_KEPT_BYTES = 96 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);
// The same library logs warnings that quote the file, one for each odd number in it.
Object.assign(console, { warn: () => undefined });
serveTasks(isTask, work, () => process.memoryUsage().heapUsed > MOST_KEPT_BYTES);

async function work(task: Task | PdfTask): Promise<unknown> {
  if (!isPdfTask(task)) return readDocument(task.image, task.today);
  // Loaded with the first PDF, so that photos do not wait for it.
  const { cleanPdf } = await import('./pdf/clean-pdf.ts');
  return cleanPdf(task.pdf);
}
