import { eq } from 'drizzle-orm';
import type { AuditAction } from '../../contract/audit-actions.ts';
import { clientPrices } from '../../contract/client-prices.ts';
import { PDF } from '../../contract/media-types.ts';
import { type PaperInput, paperInput, paperPath } from '../../contract/order-papers.ts';
import { orderPaper, type PaperOrder, priceBarOf } from '../../contract/paper/order-paper.ts';
import { issuerAccent, issuerLogo, issuerName, paperNames } from '../../contract/paper/paper-names.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import { findPicture, pictureId } from '../accounts/pictures.ts';
import type { Actor } from '../actor.ts';
import { runAudited } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import { readRates } from '../db/exchange-rates.ts';
import { companies } from '../db/schema/companies.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/attachment.ts';
import type { RawRoute } from '../http/handler.ts';
import { type OrderRow, readOrder, subjectOf } from '../orders/order-rows.ts';
import type { SiteRow } from '../sites/site-rows.ts';

/** Retry-After, in seconds. */
const SOON = 5;

interface Issuer {
  name: string;
  alias: string;
  logo: string | null;
}

/** How a product's orders are printed. */
export interface PaperKind {
  product: PaperOrder['product'];
  who: RawRoute['who'];
  summary: string;
  /** Its action in the user log (contract/audit-actions.ts). */
  action: AuditAction;
  /** The order as its agency sees it. */
  answer: (tx: Pick<Tx, 'execute' | 'select'>, deps: Deps, actor: Actor, row: OrderRow) => Promise<PaperOrder>;
}

/** An order as a PDF, for anyone who may see the order; each download is in the user log. */
export function paperRoute(deps: Deps, kind: PaperKind): RawRoute {
  const { product, who, summary } = kind;
  return {
    method: 'POST',
    path: paperPath(product, '{id}'),
    who,
    summary,
    produces: PDF,
    input: paperInput,
    async handle({ actor, input, signal, host }) {
      if (!actor) return refuse('loginRequired');
      // The input was validated by the schema of this type.
      const asked = input as PaperInput;
      const found = await takeOut(deps, kind, actor, asked);
      if (isRefusal(found)) return found;
      const shown = await deps.sites.of(host);
      const site = { ...shown, isWhiteLabel: !shown.isDefault };
      const paper = await paperOf(deps, actor, asked, { ...found, site });
      const logo = await findPicture(deps.db, pictureId(issuerLogo(found.issuer, site)));
      const pdf = await deps.printer.print(paper, logo, signal);
      if ('status' in pdf) return refuse('recogniserBusy', { params: { seconds: SOON } });
      return { status: 200, headers: attachment({ name: `${asked.id}.pdf`, type: PDF }), body: Buffer.from(pdf) };
    },
  };
}

interface Found {
  order: PaperOrder;
  issuer: Issuer;
}

function takeOut(deps: Deps, { product, action, answer }: PaperKind, actor: Actor, { id, prices }: PaperInput) {
  const { companyId, userId } = actor;
  const about = { name: action, companyId, userId, subject: { type: subjectOf(product), id: () => id } };
  return runAudited(deps, about, async (tx): Promise<Found | Refusal> => {
    const row = await readOrder(tx, actor, id, product);
    if (!row) return refuse('orderNotFound');
    const order = await answer(tx, deps, actor, row);
    if (prices && priceBarOf(order) !== null) return refuse('noReceipt');
    return { order, issuer: await issuerOf(tx, row.companyId) };
  });
}

async function issuerOf(tx: Pick<Tx, 'select'>, companyId: string): Promise<Issuer> {
  const { name, alias, logo } = companies;
  const [issuer] = await tx.select({ name, alias, logo }).from(companies).where(eq(companies.id, companyId));
  if (!issuer) throw new Error(`there is no company ${companyId}`);
  return issuer;
}

async function paperOf(
  { db, dictionaries }: Pick<Deps, 'db' | 'dictionaries'>,
  { me }: Actor,
  { language: locale, prices, zone = 'UTC' }: PaperInput,
  { order, issuer, site }: Found & { site: SiteRow & { isWhiteLabel: boolean } },
) {
  const { dateFormat = site.dateFormat, clientMarkup } = me.userInfo.config;
  const markup = clientMarkup ?? {
    unit: 'percent',
    value: 0,
    currency: me.company.config.commonConfig.settlementCurrency,
  };
  return orderPaper(order, {
    locale,
    dateFormat,
    zone,
    issuer: issuerName(issuer, locale, site),
    accent: issuerAccent(site, site.accent),
    names: paperNames(dictionaries, locale),
    prices: prices ? clientPrices(markup, (await readRates(db)).rates, false) : null,
  });
}
