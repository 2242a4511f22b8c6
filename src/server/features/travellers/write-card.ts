import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { NewMemberCardInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { memberCards } from '../../db/schema/travellers.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { numberColumns, numberIndexes, openNumber } from './sealed-numbers.ts';
import type { CardRow } from './traveller-rows.ts';

/** Cards are equal when airline and number are. */
const named = (airline: string, number: string) => `${airline}${number}`;

async function findSame(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  text: string,
  except: string | null,
): Promise<CardRow | null> {
  const indexes = numberIndexes(deps, actor.companyId, text);
  const [row = null] = await tx
    .select()
    .from(memberCards)
    .where(
      and(
        ownCompany(actor, memberCards.companyId),
        inArray(memberCards.numberIndex, indexes),
        except ? ne(memberCards.id, except) : undefined,
      ),
    );
  return row;
}

const duplicate = () => refuse('badInput', { fields: { number: 'duplicateCard' } });

/** The columns of a card's number; its hash includes the airline. */
export function cardColumns(
  deps: Pick<Deps, 'settings'>,
  row: { id: string; companyId: string },
  airline: string,
  number: string,
) {
  const { numberIndex } = numberColumns(deps, row, named(airline, number));
  return { airline, ...numberColumns(deps, row, number), numberIndex };
}

/** Inserts a card of a traveller; an existing one is unchanged. The caller must hold the lock. */
export async function writeCard(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  { travellerId, airline, number }: NewMemberCardInput,
): Promise<CardRow | Refusal> {
  const same = await findSame(tx, actor, deps, named(airline, number), null);
  if (same) return same.travellerId === travellerId ? same : duplicate();
  const row = { id: deps.ids.uuid(), companyId: actor.companyId };
  const now = deps.clock.now();
  const [card] = await tx
    .insert(memberCards)
    .values({ ...row, travellerId, ...cardColumns(deps, row, airline, number), createdAt: now, updatedAt: now })
    .returning();
  if (!card) throw new Error('a member card was not written');
  return card;
}

/** Updates a card; without a number it keeps its own. The caller must hold the lock. */
export async function rewriteCard(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  card: CardRow,
  change: { airline: string; number?: string | undefined },
): Promise<CardRow | Refusal> {
  const number = change.number ?? openNumber(deps, card);
  if (await findSame(tx, actor, deps, named(change.airline, number), card.id)) return duplicate();
  const [changed] = await tx
    .update(memberCards)
    .set({
      ...cardColumns(deps, card, change.airline, number),
      version: sql`${memberCards.version} + 1`,
      updatedAt: deps.clock.now(),
    })
    .where(eq(memberCards.id, card.id))
    .returning();
  if (!changed) throw new Error('a member card was not written');
  return changed;
}
