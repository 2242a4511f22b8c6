import { refuse } from '../../contract/result.ts';
import { serveTasks } from '../processes/serve-tasks.ts';
import { readSheetRows } from './read-sheet.ts';
import type { SheetTask } from './sheet-reader.ts';

serveTasks(isSheetTask, ({ file }) => readSheetRows(Buffer.from(file)).catch(() => refuse('sheetUnreadable')));

function isSheetTask(task: unknown): task is SheetTask {
  return typeof task === 'object' && task !== null && 'file' in task && task.file instanceof Uint8Array;
}
