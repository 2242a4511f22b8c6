import type { AuditAction } from '../../../contract/audit-actions.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { VoyageResponses, VoyageResult } from '../../../contract/voyages.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../http/handler.ts';
import { answerVoyage } from '../../orders/voyages/answer-voyage.ts';
import { raiseAsDesk, settleAsDesk } from '../../orders/voyages/desk-voyage.ts';
import type { VoyageRow } from '../../orders/voyages/raise-voyage.ts';
import { presentResult, presentResults } from './present.ts';
import { readVoyages, showVoyage } from './reads.ts';

export function voyageRoutes(deps: Deps) {
  async function change<I>(
    name: AuditAction,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, VoyageRow>,
  ) {
    // What is kept under the key is what is shown: a row would not survive it.
    const shown = async (...call: Parameters<Command<I, VoyageRow>>) => {
      const row = await command(...call);
      return isRefusal(row) ? row : showVoyage(call[0], row, deps.clock.now());
    };
    return runCommand(
      deps,
      { name, actor, input, idempotencyKey, subject: { type: 'voyage', id: ({ id }) => id } },
      shown,
    );
  }

  /** Each in a transaction of its own, under a key of its own: one that is refused, or lost halfway, keeps none of the others back. */
  async function answerAll({ actor, input, idempotencyKey, locale }: Call<'answerVoyages'>): Promise<VoyageResponses> {
    const { ids, ...answer } = input;
    const results: VoyageResult[] = [];
    for (const id of new Set(ids)) {
      const call = { actor, input: { id, ...answer }, idempotencyKey: `${idempotencyKey}:${id}` };
      results.push(presentResult(id, await change('answerVoyage', call, answerVoyage), locale));
    }
    return presentResults(results);
  }

  return {
    voyages: ({ actor, input }) => readVoyages(deps, actor, input),
    answerVoyage: (call) => change('answerVoyage', call, answerVoyage),
    answerVoyages: answerAll,
    raiseVoyage: (call) => change('raiseVoyage', call, raiseAsDesk),
    settleVoyage: (call) => change('settleVoyage', call, settleAsDesk),
  } satisfies Handlers;
}
