import { expect } from '@playwright/test';
import type { Currency } from '../../src/contract/money.ts';
import { COMPANY_INPUTS } from '../factories/company-inputs.ts';
import { Agent, PASSWORD } from './agent.ts';
import type { Portal } from './portal.ts';

/** An agency of a test's own with its administrator, who is called as it is. */
interface OwnAgency {
  id: string;
  settleIn: (currency: Currency) => Promise<void>;
}

/** Opens an agency of Harbour Travel without money or bookings; its administrator logs in by its name. */
export async function openAgency(
  { url }: Portal,
  name: string,
  settlementCurrency: Currency = 'HKD',
  password = PASSWORD,
): Promise<OwnAgency> {
  const parent = await Agent.signIn(url, 'harbour.admin');
  const email = `${name}@example.com`;
  const { id } = await parent.call('createAgency', {
    ...COMPANY_INPUTS.createAgency,
    name,
    settlementCurrency,
    creditLimit: 0,
    admin: { username: name, nickname: name, email },
  });
  const ticket = async () => {
    const mail = (await parent.call('mails', {})).list.find(({ to }) => to === email);
    return /\/password#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(ticket).not.toBe('');
  await new Agent(url).call('choosePassword', { ticket: await ticket(), password });
  return {
    id,
    settleIn: async (currency) => {
      const { version, config } = await parent.call('agency', { id });
      await parent.call('saveAgencyConfig', { id, version, common: { ...config, settlementCurrency: currency } });
    },
  };
}
