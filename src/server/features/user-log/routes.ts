import { userLogExport } from '../../../contract/user-log.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import { countLogs, eachLog, readLogs } from './reads.ts';
import { userLogCells, userLogHead } from './sheet.ts';

export function userLogRoutes(deps: Pick<Deps, 'db'>) {
  return {
    userLogs: ({ actor, input }) => readLogs(deps, actor, input),
  } satisfies Handlers;
}

/** `POST /base/v2/agencies/exports/user-log`. */
export function userLogExports(deps: Deps): readonly RawRoute[] {
  return [
    exportRoute(deps, {
      kind: 'user-log',
      who: { roles: ['SuperUser'] },
      summary: 'All entries of the user log that the filters leave, as an Excel file',
      input: userLogExport,
      open: async (actor, filters, locale) => ({
        head: userLogHead(locale, filters.zone || 'UTC'),
        total: await countLogs(deps, actor, filters),
        batches: cellsOf(eachLog(deps, actor, filters), (row) => userLogCells(row, locale)),
      }),
    }),
  ];
}
