/**
 * A bounded cache of two generations, of which the older is dropped when the younger is full. An exact LRU order would cost a deletion and
 * an insertion at every read.
 */
export class Recent<K, V> {
  readonly #limit: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  /** Keeps at least the last `limit / 2` values and never more than `limit`. */
  constructor(limit: number) {
    this.#limit = Math.ceil(limit / 2);
  }

  get(key: K, make: () => V): V {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}
