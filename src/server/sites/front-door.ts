import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';
import type { NamedSite } from './known-sites.ts';
import type { SiteRow } from './site-rows.ts';

/** Where somebody reaches the portal. */
export interface FrontDoor {
  site: SiteRow;
  /** What links to it begin with. */
  origin: string;
}

type Doors = Pick<Deps, 'sites' | 'settings'>;
type Reader = Pick<Tx, 'execute'>;

/**
 * The door of a company's people, for what reaches them later: of their own web address, or that of the nearest company above which has
 * one; else the one that was come by, where it is a known site's. No other host name is led to: anybody may send one.
 * @param host the name that the call reached the portal by.
 */
export async function doorOfCompany(tx: Reader, doors: Doors, companyId: string, host?: string): Promise<FrontDoor> {
  return (await ownDoor(tx, doors, companyId)) ?? (await doorAt(doors, host)) ?? mainDoor(doors);
}

/** The door that a call came by, where its caller is signed in; that of the caller's company when the call came by none that is known. */
export async function doorOfCaller(tx: Reader, doors: Doors, { companyId, host }: Actor): Promise<FrontDoor> {
  return (await doorAt(doors, host)) ?? (await ownDoor(tx, doors, companyId)) ?? mainDoor(doors);
}

async function ownDoor(tx: Reader, doors: Doors, companyId: string): Promise<FrontDoor | null> {
  const { rows } = await tx.execute<{ prefix: string }>(sql`
    with recursive chain as (
      select id, parent_id, website_prefix, 0 as depth from ${companies} where id = ${companyId}
      union all
      select above.id, above.parent_id, above.website_prefix, chain.depth + 1
        from ${companies} above join chain on above.id = chain.parent_id
    )
    select website_prefix as prefix from chain where website_prefix <> '' order by depth`);
  for (const { prefix } of rows) {
    const found = await doors.sites.ofPrefix(prefix);
    if (found) return through(doors, found);
  }
  return null;
}

async function doorAt(doors: Doors, host = ''): Promise<FrontDoor | null> {
  const found = await doors.sites.named(host);
  if (found) return through(doors, found);
  return host.toLowerCase() === new URL(mainOrigin(doors)).host ? mainDoor(doors) : null;
}

async function mainDoor(doors: Doors): Promise<FrontDoor> {
  return { site: await doors.sites.of(''), origin: mainOrigin(doors) };
}

function mainOrigin({ settings }: Doors): string {
  return settings.publicUrl ?? `http://localhost:${settings.port}`;
}

/** The sites are one server's: they are reached as the portal's own address is, by another name. */
function through(doors: Doors, { site, host }: NamedSite): FrontDoor {
  const { protocol, port } = new URL(mainOrigin(doors));
  const isWhole = host.includes(':') || port === '';
  return { site, origin: `${protocol}//${isWhole ? host : `${host}:${port}`}` };
}
