import { DEFAULT_TERMS, type FlightConfig, type SearchMode } from '../../../contract/agency-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import { flightTermsOf, readTermsChain } from '../../accounts/terms-above.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';

/** One sale in the chain from the provider to the searching company. */
export interface SellingStep {
  /** Sells and earns the markup. */
  sellerId: string;
  markups: FlightConfig['markups'];
  /** The buyer's settlement currency, also that of the markups' amounts. */
  currency: Currency;
}

/** The chain of sellers above a company: what each adds, and what the company may see and buy. */
export interface SellingChain {
  settlement: Currency;
  /** The provider's sale first; empty for the provider itself. */
  steps: SellingStep[];
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  /** Only offers whose every flight names its fare basis. */
  fareBasisOnly: boolean;
  /** Flights inside mainland China are not offered. */
  hideMainland: boolean;
  searchMode: SearchMode;
  maxResponseMs: number;
  allows: { supplier: (id: string) => boolean; airline: (code: string) => boolean };
}

/**
 * Reads the chain of the caller's company. The limits of every company above it, on airlines, suppliers, content, baggage and fare basis,
 * apply as well: nobody can resell what was not sold to them.
 */
export async function readSellingChain(
  db: Pick<Db, 'execute'>,
  actor: Pick<Actor, 'companyId'>,
): Promise<SellingChain> {
  const chain = await readTermsChain(db, actor.companyId);
  const [own] = chain;
  if (!own) throw new Error(`company ${actor.companyId} is gone`);
  const { showSuppliers, searchMode, maxResponseMs } = flightTermsOf(chain);
  const steps = chain.flatMap(({ parentId, currency, flight }) =>
    parentId === null ? [] : [{ sellerId: parentId, markups: flight?.markups ?? {}, currency }],
  );
  const agreed = chain.flatMap(({ flight }) => flight ?? []);
  return {
    settlement: own.currency,
    steps: steps.reverse(),
    ...{ showSuppliers, searchMode, maxResponseMs },
    freeBaggageOnly: agreed.some((config) => config.freeBaggageOnly),
    fareBasisOnly: agreed.some((config) => config.fareBasisOnly),
    hideMainland: chain.some(({ hideMainland }) => hideMainland),
    allows: {
      supplier: (id) => agreed.every(({ suppliers }) => suppliers?.includes(id) ?? true),
      airline: (code) =>
        agreed.every(
          ({ airlines: { mode, codes } = DEFAULT_TERMS.flight.airlines }) =>
            mode === 'all' || codes.includes(code) === (mode === 'only'),
        ),
    },
  };
}
