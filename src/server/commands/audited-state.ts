import { and, eq, sql } from 'drizzle-orm';
import { type FlightConfig, MARKUP_REGIONS, type Markup, SERVICE_FEE_KINDS } from '../../contract/agency-terms.ts';
import type { AuditAction } from '../../contract/audit-actions.ts';
import type { FieldChange, LogFieldName } from '../../contract/audit-changes.ts';
import { type Currency, toDecimal } from '../../contract/money.ts';
import { seenAgencies } from '../accounts/agency-scope.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies, trainConfigs } from '../db/schema/companies.ts';
import { flightConfigs } from '../db/schema/flight-search.ts';
import { users } from '../db/schema/users.ts';
import { ownCompany } from '../db/scope.ts';
import { readWallet } from '../ledger/accounts.ts';
import { readOwnSite } from '../sites/own-site.ts';
import { readSites, type SiteRow } from '../sites/site-rows.ts';

type Company = typeof companies.$inferSelect;
type User = typeof users.$inferSelect;
/** The state of a record as texts and codes; nothing in it grants access but the addresses that messages go to. */
type State = Partial<Record<LogFieldName, string | null>>;
type ReadState = (tx: Tx, actor: Actor, input: unknown) => Promise<State | null>;

const MOST_CHARACTERS = 300;

const text = (value: string | undefined): string | null => value || null;
const several = (values: readonly string[] | undefined): string | null =>
  values === undefined ? null : text([...new Set(values)].sort().join(', '));
const flag = (value: boolean | undefined): string | null => (value === undefined ? null : String(value));
const money = (amount: number, currency: Currency): string => `${toDecimal({ amount, currency })} ${currency}`;

function markup(given: Markup | undefined, currency: Currency): string | null {
  if (!given) return null;
  const value = given.unit === 'percent' ? `${given.value / 100}%` : money(given.value, currency);
  return given.limit === 0 ? value : `${value} ≤ ${money(given.limit, currency)}`;
}

function idOf(input: unknown): string {
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : '';
}

async function findCompany(tx: Tx, id: string): Promise<Company | null> {
  const [company] = await tx.select().from(companies).where(sql`${companies.id}::text = ${id}`);
  return company ?? null;
}

async function findUser(tx: Tx, actor: Actor, input: unknown): Promise<User | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(sql`${users.id}::text = ${idOf(input)}`, ownCompany(actor, users.companyId)));
  return user ?? null;
}

/** What a user may do. */
function ofRights({ roles, permissions, disabledAt, isTesting }: User): State {
  return {
    'user.role': several(roles),
    'user.permissions': several(permissions),
    'user.status': disabledAt ? 'disabled' : isTesting ? 'testing' : 'active',
  };
}

const readUser: ReadState = async (tx, actor, input) => {
  const user = await findUser(tx, actor, input);
  if (!user) return null;
  return {
    'user.name': text(user.nickname),
    'user.mobile': text([user.areaCode && `+${user.areaCode}`, user.mobile].filter(Boolean).join(' ')),
    ...ofRights(user),
  };
};

const readInvited: ReadState = async (tx, actor, input) => {
  const user = await findUser(tx, actor, input);
  return user && ofRights(user);
};

function ofCompany(company: Company): State {
  return {
    'company.name': text(company.name),
    'company.alias': text(company.alias),
    'company.address': text(company.address),
    'company.contactName': text(company.contactName),
    'company.contactEmail': text(company.contactEmail),
    'company.contactPhone': text(company.contactPhone),
  };
}

function ofOwnConfig(company: Company): State {
  return {
    'config.emailLanguage': company.emailLanguage,
    'config.showInvoiceType': flag(company.showInvoiceType),
    'config.showAvailable': flag(company.showAvailable),
    'config.singleSession': flag(company.singleSession),
    'config.singleLoginAdmins': flag(company.singleLoginAdmins),
  };
}

const readAgency: ReadState = async (tx, _, input) => {
  const company = await findCompany(tx, idOf(input));
  if (!company) return null;
  return {
    ...ofCompany(company),
    'company.customerService': text(company.customerService),
    'company.extraInfo': text(company.extraInfo),
    'company.allowedHosts': several(company.frameHosts),
    'company.websitePrefix': text(company.websitePrefix),
    'company.status': company.disabledAt ? 'disabled' : 'active',
  };
};

const readConfig: ReadState = async (tx, _, input) => {
  const company = await findCompany(tx, idOf(input));
  if (!company) return null;
  return {
    ...ofOwnConfig(company),
    'config.settlementCurrency': company.settlementCurrency,
    'config.creditPeriod': company.creditPeriod,
    'config.enableFlightService': flag(company.enableFlightService),
    'config.enableTrainService': flag(company.enableTrainService),
    'config.canCreateSubAgency': flag(company.canCreateSubAgency),
    'config.isShowBill': flag(company.isShowBill),
    'config.sendEmailToSubAgency': flag(company.sendEmailToSubAgency),
    'config.hidePnrBooking': flag(company.hidePnrBooking),
    'config.hideMainlandContent': flag(company.hideMainlandContent),
    'config.disablePayment': flag(company.disablePayment),
    'config.onlyShowOwnOrders': flag(company.onlyShowOwnOrders),
    ...(await readTerms(tx, company)),
  };
};

/** The terms agreed on flights and trains; null where those of the company above apply. */
async function readTerms(tx: Tx, { id, settlementCurrency }: Company): Promise<State> {
  const [flights] = await tx.select().from(flightConfigs).where(eq(flightConfigs.companyId, id));
  const [trains] = await tx.select().from(trainConfigs).where(eq(trainConfigs.companyId, id));
  return {
    ...(flights ? ofFlights(flights.config, settlementCurrency) : {}),
    'train.notificationUrl': text(trains?.config.notificationUrl),
    'train.manualMode': flag(trains?.config.manualMode),
  };
}

function ofFlights(config: FlightConfig, currency: Currency): State {
  const { airlines, maxResponseMs, suppliers, serviceFees: fees } = config;
  const state: State = {
    'flight.showSuppliers': flag(config.showSuppliers),
    'flight.freeBaggageOnly': flag(config.freeBaggageOnly),
    'flight.fareBasisOnly': flag(config.fareBasisOnly),
    'flight.maxResponse': maxResponseMs === undefined ? null : `${maxResponseMs / 1000} s`,
    'flight.airlines': airlines?.mode ?? null,
    'flight.airlineCodes': several(airlines?.codes),
    'flight.suppliers': suppliers === null ? 'all' : several(suppliers),
    'flight.searchMode': config.searchMode ?? null,
    'flight.orderNotificationUrl': text(config.orderNotificationUrl),
    'flight.changeNotificationUrl': text(config.changeNotificationUrl),
  };
  for (const region of MARKUP_REGIONS)
    state[`flight.markups.${region}` as const] = markup(config.markups[region], currency);
  for (const kind of SERVICE_FEE_KINDS)
    state[`flight.serviceFees.${kind}` as const] = fees ? money(fees[kind], fees.currency) : null;
  return state;
}

async function creditLimitOf(tx: Tx, { id, settlementCurrency }: Company): Promise<number> {
  return (await readWallet(tx, id, settlementCurrency)).creditLimit;
}

/**
 * Has no version to tell two writes apart: the second waits for the first's row lock and reads what that left. It locks only agencies that
 * the caller sees; bookings that reference the row do not wait for the lock.
 */
const readCredit: ReadState = async (tx, actor, input) => {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(seenAgencies(actor), sql`${companies.id}::text = ${idOf(input)}`))
    .for('no key update');
  if (!company) return null;
  return { 'company.creditLimit': money(await creditLimitOf(tx, company), company.settlementCurrency) };
};

/** A new agency's credit limit and currency, and the hosts that show the portal for it. */
const readOpened: ReadState = async (tx, _, input) => {
  const company = await findCompany(tx, idOf(input));
  if (!company) return null;
  const { settlementCurrency } = company;
  const limit = await creditLimitOf(tx, company);
  return {
    'config.settlementCurrency': settlementCurrency,
    'company.creditLimit': limit === 0 ? null : money(limit, settlementCurrency),
    'company.allowedHosts': several(company.frameHosts),
    'company.websitePrefix': text(company.websitePrefix),
  };
};

const readOwn =
  (of: (company: Company) => State): ReadState =>
  async (tx, { companyId }) => {
    const company = await findCompany(tx, companyId);
    return company && of(company);
  };

function ofSite(site: SiteRow): State {
  const claims = site.claims.map((claim) => `${claim.figure} ${claim.words} / ${claim.chineseWords}`);
  return {
    'site.name': text(site.name),
    'site.shortName': text(site.shortName),
    'site.chineseName': text(site.chineseName),
    'site.chineseShortName': text(site.chineseShortName),
    'site.traditionalName': text(site.traditionalName),
    'site.traditionalShortName': text(site.traditionalShortName),
    'site.type': site.type,
    'site.hosts': several(site.hosts),
    'site.accent': text(site.accent),
    'site.accentDark': text(site.accentDark),
    'site.icpCode': text(site.icpCode),
    'site.networkSecurityCode': text(site.networkSecurityCode),
    'site.defaultLanguage': site.defaultLanguage,
    'site.defaultCurrency': site.defaultCurrency,
    'site.currencies': several(site.currencies),
    'site.dateFormat': site.dateFormat,
    'site.chatUrl': text(site.chatUrl),
    'site.claims': text(claims.join('; ')),
  };
}

/** By id, or the caller's own. */
const readSite: ReadState = async (tx, actor, input) => {
  const id = idOf(input);
  const site = id ? (await readSites(tx)).find((each) => each.id === id) : await readOwnSite(tx, actor);
  return site ? ofSite(site) : null;
};

/** The calls whose changes are logged. */
const STATES: Partial<Record<AuditAction, ReadState>> = {
  updateUser: readUser,
  updateAgency: readAgency,
  saveAgencyAccess: readAgency,
  saveAgencyConfig: readConfig,
  setAgencyCredit: readCredit,
  updateCompany: readOwn(ofCompany),
  saveCompanyConfig: readOwn(ofOwnConfig),
  updateSite: readSite,
};

/** The calls that create a record and log its first state. */
const BEGINNINGS: Partial<Record<AuditAction, ReadState>> = {
  createUser: readInvited,
  createAgency: readOpened,
};

interface WatchedCall {
  name: AuditAction;
  actor: Actor;
  input: unknown;
}

/** Returns what a call has changed, after it has run; `subjectId` is the record that it changed or created. */
type FindChanges = (subjectId: string) => Promise<FieldChange[]>;

/** Reads the state of a call's subject before it runs. */
export async function watchChanges(tx: Tx, { name, actor, input }: WatchedCall): Promise<FindChanges> {
  const read = STATES[name];
  const before = await read?.(tx, actor, input);
  return async (id) => {
    const made = await BEGINNINGS[name]?.(tx, actor, { id });
    if (made) return changesBetween(null, made);
    const after = before ? await read?.(tx, actor, input) : null;
    return before && after ? changesBetween(before, after) : [];
  };
}

/** For a new record, every field that is not null; otherwise the fields that both states have. */
function changesBetween(before: State | null, after: State): FieldChange[] {
  const fields = Object.keys(after).filter((name): name is LogFieldName => before === null || name in before);
  return fields
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, before: written(field, from), after: written(field, to) }));
}

/** The path of a notification URL is often its secret; long texts are read in the record itself. */
function written(field: LogFieldName, value: string | null): string | null {
  if (!value) return null;
  if (field.endsWith('otificationUrl')) return URL.canParse(value) ? `${new URL(value).origin}/…` : '…';
  return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
}

/** Whether an agency sees this change of itself: not its seller's terms or notes. */
export function isSharedChange({ field }: FieldChange): boolean {
  return !field.startsWith('flight.') && field !== 'company.extraInfo';
}
