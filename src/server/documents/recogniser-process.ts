import sharp from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import { readDocument } from './read-document.ts';
import { isPdfTask, isTask, type PdfTask, type Task } from './recogniser-task.ts';

/** Of the heap that recogniser.ts gives. The library for PDFs keeps every name it has met, and the next file needs room as well. */
const MOST_KEPT_BYTES = 96 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);
// The same library writes warnings that quote the file, as many as it has odd numbers.
Object.assign(console, { warn: () => undefined });
serveTasks(isTask, work, () => process.memoryUsage().heapUsed > MOST_KEPT_BYTES);

async function work(task: Task | PdfTask): Promise<unknown> {
  if (!isPdfTask(task)) return readDocument(task.image, task.today);
  // Loaded by the first PDF, so that whoever sends a photo does not wait for it.
  const { cleanPdf } = await import('./pdf/clean-pdf.ts');
  return cleanPdf(task.pdf);
}
