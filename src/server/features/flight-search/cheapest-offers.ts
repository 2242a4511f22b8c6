/** Of the same flights in the same brand only the cheapest stays, whichever supplier sells it. */
export class CheapestOffers {
  readonly #best = new Map<string, { id: string; price: number }>();

  /** Whether any offer of these flights and brand, `key`, was taken. */
  has(key: string): boolean {
    return this.#best.has(key);
  }

  /** Whether an offer of these flights and brand, `key`, would be taken at this price. */
  wants(key: string, price: number): boolean {
    const known = this.#best.get(key);
    return !known || price < known.price;
  }

  /** Notes an offer that is wanted; answers the id of the dearer one it replaces, or null. */
  take(key: string, offer: { id: string; price: number }): string | null {
    const known = this.#best.get(key);
    this.#best.set(key, offer);
    return known?.id ?? null;
  }
}
