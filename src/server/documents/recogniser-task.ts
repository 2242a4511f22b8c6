import type { Reading } from './read-document.ts';

/** A picture on its way to the process that reads it. */
export interface Task {
  id: number;
  image: Uint8Array;
  /** yyyy-MM-dd. */
  today: string;
}

export interface TaskAnswer {
  id: number;
  reading: Reading;
}

export function isTask(message: unknown): message is Task {
  return isNumbered(message) && 'image' in message && message.image instanceof Uint8Array && 'today' in message;
}

export function isTaskAnswer(message: unknown): message is TaskAnswer {
  return isNumbered(message) && 'reading' in message;
}

function isNumbered(message: unknown): message is { id: number } {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number';
}
