import { Agent } from '../../agent.ts';
import { buyFlight } from '../../bookings-by-hand.ts';
import { isoDateAfter } from '../../days.ts';
import type { Portal } from '../../portal.ts';
import type { Form, Screen } from './form.ts';

const openStep =
  (step: string) =>
  async (on: Screen, order: string): Promise<void> => {
    await on.page.goto(`/desk?order=${order}`);
    await on.button(step).click();
  };
const send = (step: string) => (on: Screen) => on.button(step, on.sheet).click();
const textbox = (on: Screen, label: string) =>
  on.sheet.getByRole('textbox', { name: on.words.say(label), exact: true }).first();

/** A refund of the demonstration that nobody has taken. */
async function untakenRefund(portal: Portal): Promise<string> {
  const [task] = await portal.sql(
    `select order_id from desk_tasks where status = 'rfd_reviewing' and product = 'flight' and claimed_by is null
     order by due_at, id limit 1`,
  );
  return String(task?.order_id);
}

/** The quote of a refund. */
export const deskQuote: Form = {
  name: 'desk quote',
  user: 'provider.admin',
  elsewhere: { kill: 'killed-browser.spec.ts', 'second window': 'killed-browser.spec.ts' },
  about: untakenRefund,
  open: openStep('desk | Quote the refund'),
  fields: (on) => [
    [on.sheet.getByRole('textbox').first(), '12.5', '23.75'],
    [textbox(on, 'Remark'), 'Kept quote A', 'Kept quote B'],
  ],
  sending: { call: 'deskQuoteRefund', press: send('desk | Quote the refund') },
};

/** A change for a reason that no supplier quotes. */
async function askedChange({ url }: Portal): Promise<string> {
  const agency = await Agent.signIn(url, 'harbour.op');
  const { id, passengers } = await buyFlight(agency, 48);
  const change = await agency.call('changeFlightOrder', {
    ...{ id, passengers: passengers.map((passenger) => passenger.id) },
    journeys: [{ journey: 0, date: isoDateAfter(51) }],
    ...{ reason: 7, remark: 'The client has to stay longer' },
  });
  return change.id;
}

const deskChangeQuote: Form = {
  name: 'desk change quote',
  user: 'provider.admin',
  about: askedChange,
  open: openStep('desk | Quote the change'),
  fields: (on) => [
    [textbox(on, 'Fare difference'), '200', '300'],
    [textbox(on, 'Airline’s change fee'), '100.5', '90.25'],
    [textbox(on, 'Leaves at (hh:mm)'), '22:15', '21:45'],
    [textbox(on, 'Remark'), 'Kept quote A', 'Kept quote B'],
  ],
  sending: {
    call: 'deskQuoteChange',
    rest: (on) => textbox(on, 'Tax difference').fill('0'),
    press: send('desk | Quote the change'),
  },
};

const disruption: Form = {
  name: 'disruption report',
  user: 'provider.admin',
  about: async ({ url }) => (await buyFlight(await Agent.signIn(url, 'harbour.op'), 52)).id,
  open: openStep('desk | Report a disruption'),
  fields: (on) => [
    [textbox(on, 'Leaves at (hh:mm)'), '23:40', '22:40'],
    [textbox(on, 'Reason'), 'Winter schedule A', 'Winter schedule B'],
  ],
  sending: { call: 'raiseVoyage', press: send('desk | Report a disruption') },
};

/** What the provider's desk fills in. */
export const DESK_FORMS: readonly Form[] = [deskQuote, deskChangeQuote, disruption];
