import { createHash, randomBytes } from 'node:crypto';
import type { Currency } from '../../src/contract/money.ts';
import { COMPANY_INPUTS } from '../factories/company-inputs.ts';
import { Agent, PASSWORD } from './agent.ts';
import type { Portal } from './portal.ts';

/** An agency of a test's own with its administrator, who is called as it is. */
interface OwnAgency {
  id: string;
  settleIn: (currency: Currency) => Promise<void>;
}

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
  const ticket = await ownTicket(portal, email);
  await new Agent(url).call('choosePassword', { ticket, password });
  return {
    id,
    settleIn: async (currency) => {
      const { version, config } = await parent.call('agency', { id });
      await parent.call('saveAgencyConfig', { id, version, common: { ...config, settlementCurrency: currency } });
    },
  };
}
