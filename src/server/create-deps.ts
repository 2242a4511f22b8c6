import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import { keyedHash } from './crypto/at-rest.ts';
import type { Database } from './db/database.ts';
import type { Clock, Deps, Ids } from './deps.ts';
import { loadDictionaries } from './dictionaries/load.ts';
import { Recogniser } from './documents/recogniser.ts';
import { createEventHub } from './events/event-hub.ts';
import { RunningSearches } from './features/flight-search/running-searches.ts';
import { sandboxInventory } from './features/flight-search/sandbox-inventory.ts';
import { SessionCache } from './features/session/session-cache.ts';
import { createJobs } from './jobs/jobs.ts';
import { smtpMail } from './mail/smtp-transport.ts';
import { sandboxMail } from './mail/transport.ts';
import { PaperPrinter } from './paper/paper-printer.ts';
import { createPaymentProviders } from './payments/payment-providers.ts';
import { SheetReader } from './sheets/sheet-reader.ts';
import { SiteCache } from './sites/site-cache.ts';
import type { RailSupplier } from './suppliers/rail/rail-supplier.ts';
import { createSandboxRail } from './suppliers/rail/sandbox-rail.ts';
import { createSandboxSuppliers } from './suppliers/sandbox/sandbox-supplier.ts';
import { NO_SCENARIO, type ScenarioSource, scenarioFile } from './suppliers/sandbox/scenario.ts';

const systemClock: Clock = { now: () => new Date() };
const randomIds: Ids = { token: () => randomBytes(32).toString('base64url'), uuid: randomUUID };

/** Test doubles for parts of the server. */
export type Substitutes = Partial<Pick<Deps, 'clock' | 'ids' | 'airSuppliers' | 'recogniser'>> & {
  /** False leaves due jobs to jobs.drain(). */
  pollJobs?: boolean;
  /** Scripts the sandbox suppliers. */
  scenario?: ScenarioSource;
};

/** Creates the server's parts around an open database. Starts nothing. */
export function createDeps(settings: Settings, { pool, db }: Database, log: Logger, use: Substitutes = {}): Deps {
  const clock = use.clock ?? systemClock;
  const dictionaries = loadDictionaries();
  const sandbox = settings.sandbox.isOn ? createSandbox({ settings, db, clock, dictionaries }, use.scenario) : null;
  return {
    settings,
    pool,
    db,
    clock,
    ids: use.ids ?? randomIds,
    log,
    jobs: createJobs({ pool, log, poll: use.pollJobs ?? true }),
    events: createEventHub({ pool, log }),
    dictionaries,
    airSuppliers: use.airSuppliers ?? sandbox?.airSuppliers ?? [],
    paymentProviders: createPaymentProviders(settings.payments, () => clock.now()),
    railSupplier: sandbox?.railSupplier ?? null,
    mail: settings.mail ? smtpMail(settings.mail) : sandboxMail(log, settings.seed === 'demo'),
    searches: new RunningSearches(),
    recogniser: use.recogniser ?? new Recogniser(),
    printer: new PaperPrinter(),
    sheets: new SheetReader(),
    sessions: new SessionCache({ pool, log }),
    sites: new SiteCache({ db, clock }),
  };
}

type SandboxDeps = Pick<Deps, 'settings' | 'db' | 'clock' | 'dictionaries'>;

/** The sandbox airlines and railway, over one inventory. */
function createSandbox(
  deps: SandboxDeps,
  steered: ScenarioSource | undefined,
): Pick<Deps, 'airSuppliers' | 'railSupplier'> {
  const { settings, db, clock, dictionaries } = deps;
  const {
    seed,
    scenario: file,
    railHours: hours,
    isOn: _,
    deskSeconds: __,
    disruptionRate: ___,
    ...rates
  } = settings.sandbox;
  const scenario = steered ?? (file === null ? NO_SCENARIO : scenarioFile(file));
  const inventory = sandboxInventory(db);
  return {
    airSuppliers: createSandboxSuppliers({ dictionaries, seed, rates, clock, inventory, scenario }),
    railSupplier: createRail(deps, hours, scenario),
  };
}

/** The sandbox railway; `hours` as SANDBOX_RAIL_HOURS. */
export function createRail(
  { settings, db, clock, dictionaries }: SandboxDeps,
  hours: Settings['sandbox']['railHours'],
  scenario: ScenarioSource = NO_SCENARIO,
): RailSupplier {
  return createSandboxRail({
    seed: settings.sandbox.seed,
    clock,
    inventory: sandboxInventory(db),
    scenario,
    hours,
    sizeOf: (station) => dictionaries.stations.get(station)?.size ?? 3,
    riderOf: ({ type, number }) => keyedHash(`${type} ${number}`, settings.dataKeys, 'rail rider').text,
  });
}
