/** Keeps only the cheapest offer of the same flights in the same brand, whichever supplier sells it. */
export class CheapestOffers {
  readonly #best = new Map<string, { id: string; price: number }>();

  /** Whether there is an offer of these flights and brand, `key`. */
  has(key: string): boolean {
    return this.#best.has(key);
  }

  /** Whether `take` would accept an offer of these flights and brand, `key`, at this price. */
  wants(key: string, price: number): boolean {
    const known = this.#best.get(key);
    return !known || price < known.price;
  }

  /** Stores a wanted offer; returns the id of the dearer one it replaces, or null. */
  take(key: string, offer: { id: string; price: number }): string | null {
    const known = this.#best.get(key);
    this.#best.set(key, offer);
    return known?.id ?? null;
  }
}
