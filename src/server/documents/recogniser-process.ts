import { setPriority } from 'node:os';
import sharp from 'sharp';
import { readDocument } from './read-document.ts';
import { isTask } from './recogniser-task.ts';

const LOWER_PRIORITY = 5;

// The server that asked for it is gone.
process.once('disconnect', () => process.exit());
// Ctrl-C is the server's to decide on.
process.on('SIGINT', () => undefined);
setPriority(LOWER_PRIORITY);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (task: unknown) => {
  if (!isTask(task)) return;
  readDocument(task.image, task.today).then(
    (reading) => process.send?.({ id: task.id, reading }),
    // Says where it failed and nothing of the picture.
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : 'reading a document failed'}\n`);
      process.exit(1);
    },
  );
});
