import { Readable } from 'node:stream';
import type { ObjectSchema } from 'yup';
import type { IsoDate } from '../../contract/dates.ts';
import { EXPORT_HEADERS, type ExportInputs, type ExportKind, exportPath } from '../../contract/exports.ts';
import type { Locale } from '../../contract/locale.ts';
import { XLSX } from '../../contract/media-types.ts';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { runAudited } from '../commands/run-command.ts';
import type { Deps } from '../deps.ts';
import type { RawRoute } from '../http/handler.ts';
import type { Cell } from './cells.ts';
import { LONGEST_NAME } from './workbook-parts.ts';
import { type SheetHead, writeSheet } from './write-sheet.ts';

/** A list as a spreadsheet: its head, the number of rows, and the rows in batches on demand. */
export interface OpenedExport {
  head: SheetHead;
  total: number;
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** The company's code for the file name, if it is not the caller's own company: letters and digits. */
  code?: string;
  /** The days it is filtered by, used in the names of file and sheet. An open end is absent. */
  days?: { from?: IsoDate | undefined; to?: IsoDate | undefined };
}

export interface ExportSpec<K extends ExportKind> {
  kind: K;
  who: RawRoute['who'];
  /** One line for the OpenAPI document. */
  summary: string;
  input: ObjectSchema<object>;
  open(actor: Actor, input: ExportInputs[K], locale: Locale): Promise<OpenedExport | Refusal>;
}

/** Approximate compressed bytes of a row's cell. */
const BYTES_A_CELL = 9;
const BYTES_AROUND = 1800;

/**
 * `POST /base/v2/agencies/exports/{kind}`: streams a list as xlsx, so that neither its length nor a slow client costs memory; ends when the
 * client disconnects. The user log records who exported what.
 */
export function exportRoute<K extends ExportKind>(deps: Deps, spec: ExportSpec<K>): RawRoute {
  const { kind, who, summary, input: schema, open } = spec;
  return {
    method: 'POST',
    path: exportPath(kind),
    who,
    summary,
    produces: XLSX,
    input: schema,
    handle: async ({ actor, locale, input }) => {
      if (!actor) throw new Error(`the export of ${kind} is open to all`);
      // The schema that validated the input also defines its type.
      const opened = await open(actor, input as ExportInputs[K], locale);
      if (isRefusal(opened)) return opened;
      const { head, total, batches, code, days = {} } = opened;
      const subject = { type: 'export', id: () => kind };
      const about = { name: 'exportList', companyId: actor.companyId, userId: actor.userId, subject } as const;
      const logged = await runAudited(deps, about, async () => ({ kind }));
      if (isRefusal(logged)) return logged;
      return {
        status: 200,
        headers: {
          'Content-Type': XLSX,
          'Content-Disposition': `attachment; filename="${fileName(kind, code, days)}"`,
          'Cache-Control': 'no-store',
          [EXPORT_HEADERS.rows]: String(total),
          [EXPORT_HEADERS.bytes]: String(BYTES_AROUND + total * head.columns.length * BYTES_A_CELL),
        },
        body: Readable.from(writeSheet({ ...head, name: withDays(head.name, days) }, batches), { objectMode: false }),
      };
    },
  };
}

type SheetDays = NonNullable<OpenedExport['days']>;

/** As `statements-2026-11-01-2026-11-30.xlsx`; a single day appears once. */
function fileName(kind: ExportKind, code: string | undefined, { from, to }: SheetDays): string {
  const days = from === to ? [from] : [to ? '' : 'from', from, from ? '' : 'to', to];
  return `${[kind, code, ...days].filter(Boolean).join('-')}.xlsx`;
}

/** As `Bill 2026-11-01 – 2026-11-30`; the bare name where that is too long for a sheet. */
function withDays(name: string, { from, to }: SheetDays): string {
  if (!from && !to) return name;
  const named = from === to ? `${name} ${from}` : [name, from, '–', to].filter(Boolean).join(' ');
  return named.length > LONGEST_NAME ? name : named;
}
