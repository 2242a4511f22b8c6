/** A picture on its way to the process that reads it. */
export interface Task {
  image: Uint8Array;
  /** yyyy-MM-dd. */
  today: string;
}

export function isTask(task: unknown): task is Task {
  return (
    typeof task === 'object' && task !== null && 'image' in task && task.image instanceof Uint8Array && 'today' in task
  );
}
