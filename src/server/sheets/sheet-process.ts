import { setPriority } from 'node:os';
import { readSheetRows } from './read-sheet.ts';
import { isSheetTask, SHEET_READER_READY } from './sheet-task.ts';

const LOWER_PRIORITY = 5;

// The server that asked for it is gone.
process.once('disconnect', () => process.exit());
// Ctrl-C is the server's to decide on.
process.on('SIGINT', () => undefined);
setPriority(LOWER_PRIORITY);

process.send?.(SHEET_READER_READY);

process.on('message', (task: unknown) => {
  if (!isSheetTask(task)) return;
  readSheetRows(Buffer.from(task.file)).then(
    (rows) => process.send?.({ rows }),
    () => process.exit(1),
  );
});
