import { DEMO_COMPANY } from '../../../src/server/seed/demo-accounts.ts';
import { CLIENT_ROUTES } from '../../factories/client-routes.ts';
import { Agent } from '../agent.ts';
import { askForGroup, buyTrain, openGroup, openSandboxGroup, rideOn, trainByHand } from '../bookings-by-hand.ts';
import { isoDateAfter } from '../days.ts';
import type { Portal } from '../portal.ts';

/** A page: its kind and an example address. */
export type Place = readonly [kind: string, path: string];

/** Passwords are not saved: `/` and `/login` redirect logged-in users. Visitors' input is tested separately. */
const ROUTES = CLIENT_ROUTES.filter((route) => route !== '/' && route !== '/login');
/** Pages on which the provider's staff enter more than agencies, or alone, or the same: both walks take equally long. */
const PROVIDERS = /^\/(desk|company|agency-manager$|travellers|user)/;
const RIDE = `from=VNP&to=AOH&date=${isoDateAfter(5)}&adults=1`;

/** Pages of an agency's users; one booking in each status, one train and one group. */
export async function placesOfAgency(portal: Portal): Promise<Place[]> {
  const train = await buyTrain(await Agent.signIn(portal.url, 'harbour.op'), 5);
  const group = await openSandboxGroup(portal.url);
  const flights = await portal.sql(
    `select distinct on (o.status) o.id from orders o join users u on u.id = o.created_by
     where u.username = 'harbour.op' and o.product = 'flight' order by o.status, o.id desc`,
  );
  const records: Record<string, readonly string[]> = {
    '/flight/orders/$id': flights.map(({ id }) => String(id)),
    '/flight/group/order/$id': [group, `${group}?list=true`],
    '/train/orders/$id': [train],
    '/agency-manager/bills/$id': [DEMO_COMPANY.quay],
  };
  const offer = `offer=${rideOn(5, 'G103')}`;
  const searches: Record<string, string> = { '/train/booking': RIDE, '/train/booking/confirm': `${RIDE}&${offer}` };
  return ROUTES.filter((route) => !PROVIDERS.test(route)).flatMap((route) =>
    (records[route] ?? ['']).map((id): Place => {
      const search = searches[route];
      return [route, route.replace('$id', id) + (search ? `?${search}` : '')];
    }),
  );
}

/** Additional pages of the provider's staff, with one desk task of each kind and status. */
export async function placesOfProvider(portal: Portal): Promise<Place[]> {
  const [back, other] = [await trainByHand(portal.url, 5), await trainByHand(portal.url, 7)];
  await back.agency.call('refundTrainOrder', { id: back.id, passengers: back.passengers });
  const change = { id: other.id, passengers: other.passengers, option: rideOn(8, 'G103') };
  await other.agency.call('changeTrainOrder', change);
  await askForGroup((await openGroup(portal.url)).agency);
  const desk = await Agent.signIn(portal.url, 'provider.admin');
  const { list } = await desk.call('deskQueue', { page: 1, pageSize: 100 });
  const tasks = new Map(list.map((task) => [`${task.product} ${task.type} ${task.status}`, task]));
  return [
    ...ROUTES.filter((route) => PROVIDERS.test(route)).map((route): Place => [route, route]),
    ...[...tasks.values()].map(
      ({ orderId, product }): Place => [`/desk ${product}`, `/desk?order=${orderId}&product=${product}`],
    ),
  ];
}
