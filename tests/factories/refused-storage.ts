/** What a browser throws where it refuses its storage. */
const refusal = () => new DOMException('access is denied', 'SecurityError');

const refused: PropertyDescriptor = {
  configurable: true,
  get() {
    throw refusal();
  },
};

/** Channels that cannot even be made. */
class NoChannel {
  constructor() {
    throw refusal();
  }
}

const NAVIGATOR = {
  onLine: true,
  languages: ['en'],
  locks: { request: () => Promise.reject(refusal()) },
  storage: { persisted: () => Promise.reject(refusal()), persist: () => Promise.reject(refusal()) },
};

/**
 * A browser that refuses its storage, as one does to a frame of another site or where site data is blocked: what stores things throws
 * where it is only looked at. Answers the function that ends it.
 */
export function refuseStorage(): () => void {
  const parts: Record<string, PropertyDescriptor> = {
    localStorage: refused,
    sessionStorage: refused,
    indexedDB: refused,
    caches: refused,
    BroadcastChannel: { configurable: true, value: NoChannel },
    navigator: { configurable: true, value: Object.defineProperty({ ...NAVIGATOR }, 'serviceWorker', refused) },
  };
  const before = Object.keys(parts).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  Object.defineProperties(globalThis, parts);
  return () => {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
