import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { deskPassengersPath } from '../../../contract/desk-passengers.ts';
import type { Locale } from '../../../contract/locale.ts';
import { XLSX } from '../../../contract/media-types.ts';
import { ORDER_PRODUCTS, type OrderProduct } from '../../../contract/order-products.ts';
import { DESK_PERMISSIONS } from '../../../contract/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { unseal } from '../../crypto/at-rest.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { Cell } from '../../export/cells.ts';
import { type SheetHead, writeSheet } from '../../export/write-sheet.ts';
import { attachment } from '../../http/attachment.ts';
import type { RawRoute } from '../../http/handler.ts';
import { passengersOf } from '../../orders/after-sales/child-order.ts';
import { providedBy } from '../../orders/desk/desk-scope.ts';
import { type PassengerRow, subjectOf } from '../../orders/order-rows.ts';
import { DOCUMENT_WORDS, GENDER_WORDS, PASSENGER_TYPE_WORDS } from '../../sheets/passenger-words.ts';
import { DESK_COLUMNS, type DeskColumn, SHEET_COLUMNS } from '../../sheets/sheet-columns.ts';

const COLUMN_WIDTH = 20;

/** The passengers of an order, for ticketing; the access is recorded in the user log in the same transaction. */
function openPassengers(deps: Deps, actor: Actor, product: OrderProduct, id: string) {
  const { companyId, userId } = actor;
  const subject = { type: subjectOf(product), id: () => id };
  return runAudited<PassengerRow[]>(
    deps,
    { name: 'openPassengers', companyId, userId, subject },
    async (tx): Promise<PassengerRow[] | Refusal> => {
      const [order] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.product, product), providedBy(actor)));
      return order ? passengersOf(tx, order.id) : refuse('orderNotFound');
    },
  );
}

function cellsOf({ settings }: Pick<Deps, 'settings'>, row: PassengerRow, locale: Locale): Cell[] {
  const cells: Record<DeskColumn, Cell> = {
    passengerType: PASSENGER_TYPE_WORDS[row.type][locale],
    surname: row.surname,
    givenName: row.givenName,
    gender: GENDER_WORDS[row.gender][locale],
    birthday: row.birthday,
    nationality: row.nationality,
    documentType: DOCUMENT_WORDS[row.documentType][locale],
    documentNumber: unseal(row.documentNumber, settings.dataKeys, row.id),
    documentExpiry: row.documentExpiry,
    issuingPlace: row.documentIssuingPlace,
    seatWish: row.seatWish,
  };
  return DESK_COLUMNS.map((key) => cells[key]);
}

function headOf(id: string, locale: Locale): SheetHead {
  const columns = DESK_COLUMNS.map((key) => ({ title: SHEET_COLUMNS[key][locale], width: COLUMN_WIDTH }));
  return { name: id, columns, zone: 'UTC' };
}

async function* inOneBatch<T>(rows: T): AsyncGenerator<T> {
  yield rows;
}

function passengerSheet(deps: Deps, product: OrderProduct): RawRoute {
  return {
    method: 'GET',
    path: deskPassengersPath(product, '{id}'),
    who: { permission: DESK_PERMISSIONS[product] },
    summary: `The passengers of an order (${product}) with their documents (xlsx), at the provider’s desk`,
    produces: XLSX,
    async handle({ actor, locale, params: { id = '' } }) {
      const passengers = actor ? await openPassengers(deps, actor, product, id) : refuse('orderNotFound');
      if (isRefusal(passengers)) return passengers;
      const rows = passengers.map((row) => cellsOf(deps, row, locale));
      return {
        status: 200,
        headers: attachment({ name: `passengers-${id}.xlsx`, type: XLSX }),
        body: Readable.from(writeSheet(headOf(id, locale), inOneBatch(rows)), { objectMode: false }),
      };
    },
  };
}

/** `GET /desk/v2/{product}/orders/{id}/passengers`: passenger data for ticketing, document numbers unmasked. */
export function deskPassengerSheets(deps: Deps): readonly RawRoute[] {
  return ORDER_PRODUCTS.map((product) => passengerSheet(deps, product));
}
