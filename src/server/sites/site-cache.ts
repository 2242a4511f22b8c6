import type { Db } from '../db/database.ts';
import { isDatabaseFault } from '../db/faults.ts';
import { type Operator, operatorAmong, readOperators } from './operators.ts';
import { readSites, type SiteRow } from './site-rows.ts';

/** How long a change by another process may stay unseen. */
const KEEP_MS = 5_000;

interface Sources {
  db: Db;
  clock: { now(): Date };
}

/** A site and one of its host names. */
export interface NamedSite {
  site: SiteRow;
  host: string;
}

/** The sites by host name with their operators, cached for some seconds: every page and every visitor needs them. */
export class SiteCache {
  readonly #from: Sources;
  #known: readonly SiteRow[] = [];
  #operators: readonly Operator[] = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(from: Sources) {
    this.#from = from;
  }

  /**
   * The site of a host name, with its port or without; the default one for all others.
   * @param host as sent by the browser or the trusted proxy.
   */
  async of(host: string): Promise<SiteRow> {
    const named = await this.named(host);
    const site = named?.site ?? (await this.#all()).find(({ isDefault }) => isDefault);
    if (!site) throw new Error('there is no default site');
    return site;
  }

  /** The site that has a host name, with the name as stored; null if none does. */
  async named(host: string): Promise<NamedSite | null> {
    const asked = host.toLowerCase();
    const find = (name: string) => this.#find((one) => one === name);
    return (await find(asked)) ?? find(asked.replace(/:\d+$/, ''));
  }

  /** The site at an agency's own host name; null if no site's name begins so. */
  ofPrefix(prefix: string): Promise<NamedSite | null> {
    return this.#find((host) => host.startsWith(`${prefix}.`));
  }

  /** The operator of a site, named on its pages; null in a database without a provider. */
  async operatorOf(site: SiteRow): Promise<Operator | null> {
    await this.#all();
    return operatorAmong(this.#operators, site);
  }

  async #find(matches: (host: string) => boolean): Promise<NamedSite | null> {
    for (const site of await this.#all()) {
      const host = site.hosts.find(matches);
      if (host !== undefined) return { site, host };
    }
    return null;
  }

  /** For a process that has itself changed a site. */
  forget(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  async #all(): Promise<readonly SiteRow[]> {
    const now = this.#from.clock.now().getTime();
    if (this.#known.length > 0 && Math.abs(now - this.#readAt) < KEEP_MS) return this.#known;
    try {
      const [found, operators] = [await readSites(this.#from.db), await readOperators(this.#from.db)];
      this.#known = found;
      this.#operators = operators;
      this.#readAt = now;
      return found;
    } catch (error) {
      // A page needs no database: while that is away, the cache is served.
      if (isDatabaseFault(error) && this.#known.length > 0) return this.#known;
      throw error;
    }
  }
}
