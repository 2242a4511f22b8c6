import { createHash, randomBytes } from 'node:crypto';
import type { AgencyInput } from '../../src/contract/agencies.ts';
import type { AgencyConfigChange, FlightConfigInput } from '../../src/contract/agency-config.ts';
import type { Currency } from '../../src/contract/money.ts';
import { COMPANY_INPUTS } from '../factories/company-inputs.ts';
import { Agent, PASSWORD } from './agent.ts';
import type { Portal } from './portal.ts';

/** Changes to an agency's agreed settings; the rest of its flight settings is inherited. */
interface Agreed {
  common?: Partial<AgencyConfigChange>;
  flight?: Partial<FlightConfigInput>;
}

/** A test's own agency with its administrator, whose username is its name. */
interface OwnAgency {
  id: string;
  /** Changes its agreed settings, as the company above it does. */
  agree: (agreed: Agreed) => Promise<void>;
  settleIn: (currency: Currency) => Promise<void>;
}

const NOTHING_OF_FLIGHTS: FlightConfigInput = { markups: {}, orderNotificationUrl: '', changeNotificationUrl: '' };

/**
 * A ticket for the user invited at this address, instead of the mailed one: that one is shown to its recipient alone, and stored as a hash.
 */
export async function ownTicket(portal: Portal, email: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(ticket).digest();
  const found = await portal.sql(
    `update password_tickets set ticket_hash = $1 where user_id = (select id from users where email = $2) returning user_id`,
    [hash, email],
  );
  if (found.length !== 1) throw new Error(`nobody is invited at ${email}`);
  return ticket;
}

/** Sets a password for the user invited at this address. */
async function choosePassword(portal: Portal, email: string, password = PASSWORD): Promise<void> {
  await new Agent(portal.url).call('choosePassword', { ticket: await ownTicket(portal, email), password });
}

/** Opens an agency of Harbour Travel without money or bookings; its name is its administrator's username. */
export async function openAgency(
  portal: Portal,
  name: string,
  settlementCurrency: Currency = 'HKD',
  password = PASSWORD,
): Promise<OwnAgency> {
  const { url } = portal;
  const parent = await Agent.signIn(url, 'harbour.admin');
  const email = `${name}@example.com`;
  const { id } = await parent.call('createAgency', {
    ...COMPANY_INPUTS.createAgency,
    name,
    alias: '',
    settlementCurrency,
    creditLimit: 0,
    admin: { username: name, nickname: name, email },
  });
  await choosePassword(portal, email, password);
  const agree = async ({ common, flight }: Agreed) => {
    const { version, config } = await parent.call('agency', { id });
    await parent.call('saveAgencyConfig', {
      id,
      version,
      ...(common ? { common: { ...config, ...common } } : {}),
      ...(flight ? { flight: { ...NOTHING_OF_FLIGHTS, ...flight } } : {}),
    });
  };
  return { id, agree, settleIn: (currency) => agree({ common: { settlementCurrency: currency } }) };
}

/** Invites an operator to the company of `admin`, with this username. */
export async function addOperator(portal: Portal, admin: Agent, username: string): Promise<void> {
  const email = `${username}@example.com`;
  await admin.call('createUser', { username, email, nickname: username, role: ['operator'], status: 'active' });
  await choosePassword(portal, email);
}

/** Changes an agency's data as an authorised user above it does; the rest stays unchanged. */
export async function changeAgency(above: Agent, id: string, changes: Partial<AgencyInput>): Promise<void> {
  const found = await above.call('agency', { id });
  const { version, name, alias, status, address, contactName, contactEmail, contactPhone } = found;
  const { customerService, extraInfo, allowedHosts } = found;
  const kept = { name, alias, status, address, contactName, contactEmail, contactPhone };
  await above.call('updateAgency', { id, version, ...kept, customerService, extraInfo, allowedHosts, ...changes });
}
