import { isRefusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { answerVoyage } from '../../orders/voyages/answer-voyage.ts';
import { raiseAsDesk, settleAsDesk } from '../../orders/voyages/desk-voyage.ts';
import type { VoyageRow } from '../../orders/voyages/raise-voyage.ts';
import { readVoyages, showVoyage } from './reads.ts';

export function voyageRoutes(deps: Deps) {
  async function change<I>(
    name: string,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, VoyageRow>,
  ) {
    // What is kept under the key is what is shown: a row would not survive it.
    const shown = async (...call: Parameters<Command<I, VoyageRow>>) => {
      const row = await command(...call);
      return isRefusal(row) ? row : showVoyage(call[0], row);
    };
    return runCommand(
      deps,
      { name, actor, input, idempotencyKey, subject: { type: 'voyage', id: ({ id }) => id } },
      shown,
    );
  }

  return {
    voyages: ({ actor, input }) => readVoyages(deps, actor, input),
    answerVoyage: (call) => change('answerVoyage', call, answerVoyage),
    raiseVoyage: (call) => change('raiseVoyage', call, raiseAsDesk),
    settleVoyage: (call) => change('settleVoyage', call, settleAsDesk),
  } satisfies Handlers;
}
