import { serveTasks } from '../processes/serve-tasks.ts';
import { drawPaper } from './draw-paper.ts';
import { isPaperTask } from './paper-task.ts';

serveTasks(isPaperTask, ({ paper, logo }) => drawPaper(paper, logo));
