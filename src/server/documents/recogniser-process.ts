import sharp from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import { cleanPdf } from './pdf/clean-pdf.ts';
import { readDocument } from './read-document.ts';
import { isPdfTask, isTask } from './recogniser-task.ts';

sharp.cache(false);
sharp.concurrency(1);
serveTasks(isTask, async (task) => (isPdfTask(task) ? cleanPdf(task.pdf) : readDocument(task.image, task.today)));
