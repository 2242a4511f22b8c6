import type { Page } from '../../contract/paging.ts';

/** An answer that is JSON text already and is sent unchanged; `T` is its type for callers. */
export class WrittenJson<T> {
  readonly text: string;
  /** Never set: makes the types of different answers distinct to the compiler. */
  declare readonly reads?: T;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object with one field that is JSON text already. */
export function writtenObject<T extends object, K extends keyof T & string>(
  field: K,
  json: string,
  rest: Omit<T, K>,
): WrittenJson<T> {
  const others = JSON.stringify(rest);
  return new WrittenJson(`{${JSON.stringify(field)}:${json}${others === '{}' ? '}' : `,${others.slice(1)}`}`);
}

/** A page of a list whose rows are JSON text already. */
export function writtenPage<T>({ list, ...rest }: Omit<Page<T>, 'list'> & { list: string }): WrittenJson<Page<T>> {
  return writtenObject<Page<T>, 'list'>('list', list, rest);
}
