import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';
import type { NamedSite } from './site-cache.ts';
import type { SiteRow } from './site-rows.ts';

/** The portal's address for a user, and the site there. */
export interface PortalAddress {
  site: SiteRow;
  /** `https://agency.example`, without a path: links begin with it. */
  origin: string;
}

type PortalDeps = Pick<Deps, 'sites' | 'settings'>;
type Reader = Pick<Tx, 'execute'>;

/**
 * The portal of a company's users, for links that are opened later, as in a mail: at the host name of the company or of the nearest above
 * that has one; else at the call's host, if that is a known site. Any other host is ignored: a caller can send anything.
 * @param host the host name of the call.
 */
export async function portalOfCompany(
  tx: Reader,
  deps: PortalDeps,
  companyId: string,
  host?: string,
): Promise<PortalAddress> {
  return (await ownPortal(tx, deps, companyId)) ?? (await portalAt(deps, host)) ?? mainPortal(deps);
}

/** The portal that a signed-in caller uses; that of the caller's company if the call's host is no known site. */
export async function portalOfCaller(tx: Reader, deps: PortalDeps, { companyId, host }: Actor): Promise<PortalAddress> {
  return (await portalAt(deps, host)) ?? (await ownPortal(tx, deps, companyId)) ?? mainPortal(deps);
}

async function ownPortal(tx: Reader, deps: PortalDeps, companyId: string): Promise<PortalAddress | null> {
  const { rows } = await tx.execute<{ prefix: string }>(sql`
    with recursive chain as (
      select id, parent_id, website_prefix, 0 as depth from ${companies} where id = ${companyId}
      union all
      select above.id, above.parent_id, above.website_prefix, chain.depth + 1
        from ${companies} above join chain on above.id = chain.parent_id
    )
    select website_prefix as prefix from chain where website_prefix <> '' order by depth`);
  for (const { prefix } of rows) {
    const found = await deps.sites.ofPrefix(prefix);
    if (found) return through(deps, found);
  }
  return null;
}

async function portalAt(deps: PortalDeps, host = ''): Promise<PortalAddress | null> {
  const found = await deps.sites.named(host);
  if (found) return through(deps, found);
  return host.toLowerCase() === new URL(mainOrigin(deps)).host ? mainPortal(deps) : null;
}

async function mainPortal(deps: PortalDeps): Promise<PortalAddress> {
  return { site: await deps.sites.of(''), origin: mainOrigin(deps) };
}

function mainOrigin({ settings }: PortalDeps): string {
  return settings.publicUrl ?? `http://localhost:${settings.port}`;
}

/** One server serves all sites: protocol and port are those of its public URL. */
function through(deps: PortalDeps, { site, host }: NamedSite): PortalAddress {
  const { protocol, port } = new URL(mainOrigin(deps));
  const isWhole = host.includes(':') || port === '';
  return { site, origin: `${protocol}//${isWhole ? host : `${host}:${port}`}` };
}
