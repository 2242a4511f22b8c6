/** The error of a browser that refuses its storage. */
const refusal = () => new DOMException('access is denied', 'SecurityError');

const refused: PropertyDescriptor = {
  configurable: true,
  get() {
    throw refusal();
  },
};

/** Channels whose constructor throws. */
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
 * A browser that refuses its storage, as for a third-party frame or with site data blocked: storage APIs throw on mere access. Returns the
 * function that undoes it.
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
