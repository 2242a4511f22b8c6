import sharp from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import { readDocument } from './read-document.ts';
import { isTask } from './recogniser-task.ts';

sharp.cache(false);
sharp.concurrency(1);
serveTasks(isTask, ({ image, today }) => readDocument(image, today));
