import { setPriority } from 'node:os';

const LOWER_PRIORITY = 5;

/**
 * The worker side of a TaskProcess: runs each task received and sends its result. An error ends the process; it logs where the error
 * occurred and nothing of the task.
 * @param isSpent whether the process should exit, called after each task; the next one is run by a new process.
 */
export function serveTasks<In>(
  isTask: (task: unknown) => task is In,
  work: (task: In) => Promise<unknown>,
  isSpent: () => boolean = () => false,
): void {
  // The server has exited.
  process.once('disconnect', () => process.exit());
  // Ctrl-C is handled by the server.
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
