/** Sends changes under keys: the same once more is done once, anything else is another change. */
export function createIntents() {
  const keys = new Map<string, string>();
  return {
    keyOf(input: object): string {
      const body = JSON.stringify(input);
      const key = keys.get(body) ?? crypto.randomUUID();
      keys.set(body, key);
      return key;
    },
    /** Set for what was sent: its answer may have been lost. */
    sentKey: (input: object): string | undefined => keys.get(JSON.stringify(input)),
  };
}
