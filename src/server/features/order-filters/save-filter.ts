import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import { ORDER_FILTER_LIMITS } from '../../../contract/limits.ts';
import type { OrderFilters, RenameOrderFilterInput, SaveOrderFilterInput } from '../../../contract/order-filters.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orderFilters as t } from '../../db/schema/order-filters.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import { presentFilters } from './present.ts';

/** Filters are their user's alone. */
const own = (actor: Actor, ...more: SQL[]) => and(ownCompany(actor, t.companyId), eq(t.userId, actor.userId), ...more);
const named = (name: string) => sql`lower(${t.name}) = lower(${name})`;
const byId = (id: string) => sql`${t.id}::text = ${id}`;

/** The caller's named filters, by name. */
export async function readOrderFilters(tx: Pick<Tx, 'select'>, actor: Actor): Promise<OrderFilters> {
  const { id, name, search } = t;
  const list = await tx
    .select({ id, name, search })
    .from(t)
    .where(own(actor))
    .orderBy(asc(sql`lower(${name})`));
  return presentFilters(list);
}

/** Names a filter; one of that name is replaced. Refuses with badInput where the caller has too many. */
export const saveFilter: Command<SaveOrderFilterInput, OrderFilters> = async (tx, actor, { name, search }, deps) => {
  await lockUser(tx, actor);
  const replaced = await tx
    .update(t)
    .set({ name, search })
    .where(own(actor, named(name)))
    .returning({ id: t.id });
  if (replaced.length === 0) {
    const [found] = await tx.select({ cnt: count() }).from(t).where(own(actor));
    if ((found?.cnt ?? 0) >= ORDER_FILTER_LIMITS.filters)
      return refuse('badInput', { fields: { name: `tooMany:${ORDER_FILTER_LIMITS.filters}` } });
    const { companyId, userId } = actor;
    await tx.insert(t).values({ id: deps.ids.uuid(), companyId, userId, name, search, createdAt: deps.clock.now() });
  }
  return readOrderFilters(tx, actor);
};

/** Refuses with notFound, or with badInput where another filter has the name. */
export const renameFilter: Command<RenameOrderFilterInput, OrderFilters> = async (tx, actor, { id, name }) => {
  await lockUser(tx, actor);
  const others = await tx
    .select({ id: t.id })
    .from(t)
    .where(own(actor, named(name), ne(sql`${t.id}::text`, id)));
  if (others.length > 0) return refuse('badInput', { fields: { name: 'nameTaken' } });
  const rows = await tx
    .update(t)
    .set({ name })
    .where(own(actor, byId(id)))
    .returning({ id: t.id });
  return answerFound(tx, actor, rows);
};

/** Refuses with notFound. */
export const deleteFilter: Command<{ id: string }, OrderFilters> = async (tx, actor, { id }) =>
  answerFound(
    tx,
    actor,
    await tx
      .delete(t)
      .where(own(actor, byId(id)))
      .returning({ id: t.id }),
  );

function answerFound(tx: Tx, actor: Actor, rows: readonly unknown[]): Promise<OrderFilters> | Refusal {
  return rows.length > 0 ? readOrderFilters(tx, actor) : refuse('notFound');
}

/** Two devices of a user name filters one after the other. */
async function lockUser(tx: Tx, { userId }: Actor): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
