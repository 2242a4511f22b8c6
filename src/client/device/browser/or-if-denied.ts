/** The browser's answer; `otherwise` if it refuses, which may be a synchronous throw. */
export function orIfDenied<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

/** The same for a promise. */
export async function orIfDeniedAsync<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}
