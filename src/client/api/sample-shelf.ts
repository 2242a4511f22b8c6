import type { Intent, IntentStore } from './intent-store.ts';

/** A shelf with its intents in `device`, as after a reload. */
export const shelfOn = (device: Map<string, Intent>, otherwise: Partial<IntentStore> = {}): IntentStore => ({
  ready: async () => undefined,
  all: () => [...device.values()],
  put: async (intent) => void device.set(intent.key, intent),
  drop: (key) => void device.delete(key),
  ...otherwise,
});
