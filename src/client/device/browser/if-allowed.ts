/** What the browser answers; `otherwise` where it refuses, which it may do by throwing as soon as it is asked. */
export function ifAllowed<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

/** The same of an answer that comes later. */
export async function onceAllowed<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}
