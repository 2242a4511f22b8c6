import type { GroupJourney, GroupOrderInput } from '../../../contract/group-orders.ts';
import { GROUP_LIMITS } from '../../../contract/limits.ts';
import { partySize } from '../../../contract/passenger-terms.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import { groupOrders } from '../../db/schema/groups.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { afterWorkingDays } from '../../time/working-days.ts';
import { leaveToDesk } from '../after-sales/sandbox-desk.ts';
import { addTimeline, announce } from '../move-order.ts';
import { nextOrderNumber } from '../order-number.ts';
import type { OrderPresenter } from '../order-product.ts';
import { enqueueWebhook } from '../outgoing/enqueue-webhook.ts';
import { providerId } from '../provider.ts';
import { groupSupplier } from '../sandbox-orders.ts';
import { daysOf } from '../trip-facts.ts';
import { groupDays } from './group-days.ts';
import { groupSearchText } from './group-rows.ts';
import { isHiddenGroup } from './hidden-group.ts';

/** The route shown in product-neutral lists. */
export function routeOf(journeys: readonly GroupJourney[]): string[] {
  const route: string[] = [];
  for (const { origin, destination, returnDate } of journeys)
    for (const place of [origin, destination, ...(returnDate ? [origin] : [])])
      if (route.at(-1) !== place) route.push(place);
  return route;
}

/**
 * Requests a quote from the desk. Nothing is booked and nothing is due yet. `check` refuses impossible journeys; refuses with
 * mainlandHidden what the company may not buy.
 */
export function createGroup<T>(
  answer: OrderPresenter<T>,
  check: (deps: Deps, input: GroupOrderInput) => Refusal | null,
): Command<GroupOrderInput, T> {
  return async (tx, actor: Actor, input, deps) => {
    const fault = check(deps, input);
    if (fault) return fault;
    if (await isHiddenGroup(deps, tx, actor, input.journeys)) return refuse('mainlandHidden');
    const at = deps.clock.now();
    const settlement = { providerId: await providerId(tx), cost: 0, markups: [], fee: 0 };
    const id = await nextOrderNumber(tx);
    const route = routeOf(input.journeys);
    const { journeys, passengers: party, groupOrderExtraInfo: extra, contact } = input;
    const remark = input.remark || null;
    const [order] = await tx
      .insert(orders)
      .values({
        id,
        companyId: actor.companyId,
        createdBy: actor.userId,
        createdByName: actor.displayName,
        product: 'group',
        type: 'origin',
        status: 'to_be_quote',
        carrier: '',
        supplierId: groupSupplier(deps.settings.sandbox.isOn),
        supplierName: '',
        currency: actor.me.company.config.commonConfig.settlementCurrency,
        total: 0,
        settlement,
        contact,
        remark,
        referenceId: input.referenceId || null,
        ...daysOf(groupDays(journeys)),
        route,
        serviceNumbers: [],
        leadPassenger: contact.name,
        passengerCount: partySize(party),
        searchText: groupSearchText({ id, pnr: null, route, contact }, []),
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (!order) throw new Error('the group was not written');
    const answerBy = afterWorkingDays(at, GROUP_LIMITS.quoteDays, deps.settings.desk);
    await tx.insert(groupOrders).values({ orderId: id, journeys, party, extra, answerBy });
    await addTimeline(tx, order, { at, kind: 'created', status: order.status, by: actor.displayName, text: remark });
    await leaveToDesk(tx, deps, id);
    await announce(tx, deps, order);
    await enqueueWebhook(tx, deps, order);
    return answer(tx, deps, actor, order);
  };
}
