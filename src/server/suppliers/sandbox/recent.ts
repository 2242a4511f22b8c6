/** A map that forgets what was used longest ago once it is full. */
export class Recent<K, V> {
  readonly #limit: number;
  readonly #map = new Map<K, V>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K, make: () => V): V {
    let value = this.#map.get(key);
    if (value === undefined) value = make();
    else this.#map.delete(key);
    this.#map.set(key, value);
    if (this.#map.size > this.#limit) {
      const oldest = this.#map.keys().next();
      if (!oldest.done) this.#map.delete(oldest.value);
    }
    return value;
  }
}
