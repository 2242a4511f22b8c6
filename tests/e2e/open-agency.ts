import { createHash, randomBytes } from 'node:crypto';
import type { AgencyInput } from '../../src/contract/agencies.ts';
import type { AgencyConfigChange, FlightConfigInput } from '../../src/contract/agency-config.ts';
import type { Currency } from '../../src/contract/money.ts';
import { COMPANY_INPUTS } from '../factories/company-inputs.ts';
import { Agent, PASSWORD } from './agent.ts';
import type { Portal } from './portal.ts';

/** What changes of what was agreed with an agency; of its flights, the rest comes from above. */
interface Agreed {
  common?: Partial<AgencyConfigChange>;
  flight?: Partial<FlightConfigInput>;
}

/** An agency of a test's own with its administrator, who is called as it is. */
interface OwnAgency {
  id: string;
  /** Changes what was agreed with it, as the company above it does. */
  agree: (agreed: Agreed) => Promise<void>;
  settleIn: (currency: Currency) => Promise<void>;
}

const NOTHING_OF_FLIGHTS: FlightConfigInput = { markups: {}, orderNotificationUrl: '', changeNotificationUrl: '' };

/**
 * A ticket for whoever is invited at this address, in the place of the one in the mail: that one is shown to its recipient alone, and
 * stored as a hash.
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

/** Whoever is invited at this address chooses a password. */
async function choosePassword(portal: Portal, email: string, password = PASSWORD): Promise<void> {
  await new Agent(portal.url).call('choosePassword', { ticket: await ownTicket(portal, email), password });
}

/** Opens an agency of Harbour Travel without money or bookings; its administrator logs in by its name. */
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

/** Invites an operator of the company that `admin` runs, who logs in by this name. */
export async function addOperator(portal: Portal, admin: Agent, username: string): Promise<void> {
  const email = `${username}@example.com`;
  await admin.call('createUser', { username, email, nickname: username, role: ['operator'], status: 'active' });
  await choosePassword(portal, email);
}

/** Changes what is known of an agency, as somebody above it does who may; the rest stays as it is. */
export async function changeAgency(above: Agent, id: string, changes: Partial<AgencyInput>): Promise<void> {
  const found = await above.call('agency', { id });
  const { version, name, alias, status, address, contactName, contactEmail, contactPhone } = found;
  const { customerService, extraInfo, allowedHosts } = found;
  const kept = { name, alias, status, address, contactName, contactEmail, contactPhone };
  await above.call('updateAgency', { id, version, ...kept, customerService, extraInfo, allowedHosts, ...changes });
}
