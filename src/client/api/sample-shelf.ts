import type { Intent, IntentShelf } from './intent-shelf.ts';

/** A shelf with its intents in `device`, as after a reload. */
export const shelfOn = (device: Map<string, Intent>, otherwise: Partial<IntentShelf> = {}): IntentShelf => ({
  ready: async () => undefined,
  all: () => [...device.values()],
  put: async (intent) => void device.set(intent.key, intent),
  drop: (key) => void device.delete(key),
  ...otherwise,
});
