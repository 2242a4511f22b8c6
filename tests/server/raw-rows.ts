import type { Access, Ids } from './company-rows.ts';

export interface RawRow {
  access: Access;
  /** About the logged-in user: not for API keys. */
  peopleOnly?: true;
  /** How a stranger would name another company's record, in path and body; absent if a call names none. */
  naming?: (ids: Ids) => object;
  /** A list, complete without filters. */
  isList?: true;
  /** The user who may access all agencies' records; tested separately. */
  openTo?: 'provider.admin';
}

const ofFlight = ({ order: id }: Ids) => ({ id });
const ofGroup = ({ group: id }: Ids) => ({ id });
const ofTrain = ({ train: id }: Ids) => ({ id });
const PAPER = { language: 'en', prices: false };
const provider = { openTo: 'provider.admin' } as const;

/** Who may make the calls that return streams and files, lists as spreadsheets included. A call without a row fails in who-may.test.ts. */
export const RAW_ROWS: Readonly<Record<string, RawRow>> = {
  'GET /base/v2/dictionaries/{name}': { access: 'public' },
  'GET /base/v2/events': { access: 'session', peopleOnly: true },
  'GET /base/v2/files/{id}': { access: 'operators', naming: ({ file: id }) => ({ id }) },
  'GET /base/v2/often-used-passengers/template': { access: 'operators' },
  'GET /order/v2/group/passenger-template': { access: 'flights' },
  'POST /payment/v2/notifications/{channel}': { access: 'public' },
  'GET /base/v2/pictures/{id}': { access: 'public' },
  'GET /base/v2/config/chat': { access: 'public' },
  'GET /desk/v2/flight/orders/{id}/files/{file}': {
    access: 'deskFlight',
    naming: ({ order: id, file }) => ({ id, file }),
    ...provider,
  },
  'GET /desk/v2/group/orders/{id}/files/{file}': {
    access: 'deskGroup',
    naming: ({ group: id, file }) => ({ id, file }),
    ...provider,
  },
  'GET /desk/v2/train/orders/{id}/files/{file}': {
    access: 'deskTrain',
    naming: ({ train: id, file }) => ({ id, file }),
    ...provider,
  },
  'GET /desk/v2/flight/orders/{id}/passengers': { access: 'deskFlight', naming: ofFlight, ...provider },
  'GET /desk/v2/group/orders/{id}/passengers': { access: 'deskGroup', naming: ofGroup, ...provider },
  'GET /desk/v2/train/orders/{id}/passengers': { access: 'deskTrain', naming: ofTrain, ...provider },
  'POST /base/v2/agencies/exports/bills': { access: 'finances', naming: ({ order }) => ({ order }) },
  'POST /base/v2/agencies/exports/books': { access: 'finances', isList: true, ...provider },
  'POST /base/v2/agencies/exports/orders': { access: 'flights', isList: true },
  'POST /base/v2/agencies/exports/statements': { access: 'finances', naming: ({ statement: id }) => ({ id }) },
  'POST /base/v2/agencies/exports/transactions': { access: 'finances', isList: true },
  'POST /base/v2/agencies/exports/user-log': { access: 'superUsers', isList: true },
  'POST /base/v2/agencies/exports/wallet': { access: 'finances', isList: true },
  'POST /order/v2/flight/orders/{id}/paper': { access: 'flights', naming: (ids) => ({ ...ofFlight(ids), ...PAPER }) },
  'POST /order/v2/group/orders/{id}/paper': { access: 'flights', naming: (ids) => ({ ...ofGroup(ids), ...PAPER }) },
  'POST /order/v2/train/orders/{id}/paper': {
    access: 'trainBookings',
    naming: (ids) => ({ ...ofTrain(ids), ...PAPER }),
  },
  'POST /base/v2/sub/statements': { access: 'agencies', naming: ({ agency }) => ({ agency }), ...provider },
};
