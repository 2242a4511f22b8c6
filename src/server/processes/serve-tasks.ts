import { setPriority } from 'node:os';

const LOWER_PRIORITY = 5;

/**
 * The other end of a TaskProcess: does each task that is sent and answers it. One that fails ends the process, which says where it
 * failed and nothing of the task.
 * @param isSpent whether the process is to do no more, asked after each task; the next one is done by another.
 */
export function serveTasks<In>(
  isTask: (task: unknown) => task is In,
  work: (task: In) => Promise<unknown>,
  isSpent: () => boolean = () => false,
): void {
  // The server that asked for it is gone.
  process.once('disconnect', () => process.exit());
  // Ctrl-C is the server's to decide on.
  process.on('SIGINT', () => undefined);
  setPriority(LOWER_PRIORITY);
  process.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('task' in message)) return;
    const { id, task } = message;
    if (!isTask(task)) return;
    work(task).then(
      (answer) => process.send?.({ id, answer, isSpent: isSpent() }),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : 'a task failed'}\n`);
        process.exit(1);
      },
    );
  });
}
