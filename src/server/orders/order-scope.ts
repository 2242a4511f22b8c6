import type { Actor } from '../actor.ts';

/** An agency may show its people their own orders only (spec §3, agency config); its SuperUsers see all of the company's. */
export function seesOwnOrdersOnly(actor: Pick<Actor, 'me' | 'grants'>): boolean {
  return actor.me.company.config.commonConfig.onlyShowOwnOrders && !actor.grants.roles.includes('SuperUser');
}
