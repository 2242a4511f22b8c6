import { setTimeout } from 'node:timers/promises';
import { GROUP_LIMITS } from '../../src/contract/limits.ts';
import { Agent } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import { type Bench, median, round } from './figure.ts';
import { timeKeys } from './time-keys.ts';

const SLOWDOWN = 4;
/** For what loads after the screen shows. */
const SETTLE_MS = 2000;
const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

/** Typing a name into the longest group passenger list, as a grid: from each key until the page has painted it. */
export const groupGrid: Bench = {
  name: 'group grid',
  async measure() {
    const portal = await Portal.start({ SANDBOX_DESK: 'off' });
    const id = await listedGroup(portal.url);
    const open = async (page: Parameters<typeof timeKeys>[0]) => {
      await page.goto(portal.url);
      await logIn(page, new Words('en'), 'harbour.op');
      await page.waitForURL('**/flight/booking');
      await page.goto(`${portal.url}/flight/group/order/${id}?list=true`);
      await page.locator('[name="passengers[0].givenName"]').click();
      await setTimeout(SETTLE_MS);
      return timeKeys(page);
    };
    const times = await withPage(SLOWDOWN, open, DESKTOP);
    await portal.close();
    const what = `Key to paint in a group's list of ${GROUP_LIMITS.passengers} at ${SLOWDOWN}× slowdown, median`;
    return [{ what, measured: round(median(times)), unit: 'ms', limit: null }];
  },
};

/** A group of the maximum size whose submitted list is open. */
async function listedGroup(url: string): Promise<string> {
  const [agency, desk] = await Promise.all([Agent.signIn(url, 'harbour.op'), Agent.signIn(url, 'provider.admin')]);
  const party = { adult: GROUP_LIMITS.passengers, child: 0, infant: 0 };
  const { id } = await agency.call('createGroupOrder', {
    journeys: [{ origin: 'HKG', destination: 'SIN', date: isoDateAfter(60) }],
    passengers: party,
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
  });
  const until = (days: number) => `${isoDateAfter(days)}T02:00:00Z`;
  const prices = { adult: 1_000, child: 0, infant: 0 };
  const option = { airline: 'CX', flights: 'CX 759', prices, instalments: [], lastPayBy: until(9) };
  const { order } = await desk.call('deskQuoteGroup', { id, validUntil: until(2), options: [option] });
  const [quoted] = order.options;
  if (!quoted) throw new Error('the desk quotes what it was told to');
  await agency.call('confirmGroupOrder', { id, option: quoted.id, total: quoted.total });
  await agency.call('applyGroupSeats', { id });
  const letter = (n: number) => String.fromCharCode(65 + (n % 26));
  const passengers = Array.from({ length: party.adult }, (_, i) => ({
    type: 'adult' as const,
    surname: `LEE${letter(i)}${letter(i / 26)}`,
    givenName: 'KA',
    gender: 'male' as const,
    birthday: '1990-01-02',
    nationality: 'HK',
    document: { type: 'passport' as const, number: `K${1_000_000 + i}`, expiry: isoDateAfter(2000) },
  }));
  await agency.call('handInGroupList', { id, passengers, confirm: false });
  return id;
}
