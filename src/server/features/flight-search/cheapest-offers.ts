import type { Solution } from '../../../contract/flight-search.ts';

/** Adult sale price, by which solutions are compared and sorted (spec §3). */
export function adultPrice({ priceDetail }: Pick<Solution, 'priceDetail'>): number {
  return priceDetail.priceList.find(({ passengerType }) => passengerType === 'adult')?.salePrice ?? 0;
}

/** Of the same flights in the same brand only the cheapest stays, whichever supplier sells it. */
export class CheapestOffers {
  readonly #best = new Map<string, { id: string; price: number }>();

  /** Notes a solution: refused when one as cheap is known, else answers the id of the dearer one it replaces, or null. */
  take(solution: Solution): { taken: boolean; replaces: string | null } {
    const key = `${solution.flightKey} ${solution.brand.code}`;
    const price = adultPrice(solution);
    const known = this.#best.get(key);
    if (known && known.price <= price) return { taken: false, replaces: null };
    this.#best.set(key, { id: solution.id, price });
    return { taken: true, replaces: known?.id ?? null };
  }
}
