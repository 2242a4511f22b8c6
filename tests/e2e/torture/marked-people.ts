import { expect } from '@playwright/test';
import { Agent, oneWay, orderOf } from '../agent.ts';
import { rideOn } from '../bookings-by-hand.ts';
import { isoDateAfter } from '../days.ts';

/**
 * Twenty texts about people that agents have entered in the portal. No two share four letters in a row: otherwise the browser's compression
 * could hide a stored text from the search.
 */
const FLIGHT = {
  surname: 'QUILFOYD',
  givenName: 'BRZENKA',
  contact: 'Wojtkun Svarplig',
  mailbox: 'dvorpaknj',
  remark: 'Ghastrumb zelpik',
  reference: 'Omdurqv 7713',
};
const TRAIN = {
  surname: 'ZWETKOVIJ',
  givenName: 'PFLUMRIN',
  contact: 'Hjalvexd Truszny',
  remark: 'Kneblwitz faroch',
  reference: 'Yttrixa 4482',
};
const GROUP = {
  surname: 'MCGLYNPHE',
  givenName: 'XOCHTLUE',
  contact: 'Ngubandle Crwth',
  remark: 'Smorgwex palindu',
  reference: 'Eurqbold 9057',
};
const TRAVELLER = {
  // The name comes first in a short list.
  surname: 'AABJORKVEL',
  givenName: 'TSCHUDIWO',
  nativeName: '霍慕甯瑛',
  mailbox: 'fnordahlby',
};

export const MARKS = [FLIGHT, TRAIN, GROUP, TRAVELLER].flatMap((about) => Object.values(about));
export const SEEN_OFFLINE = new RegExp(FLIGHT.surname);
export const SEEN_ON_NOTICES = new RegExp(GROUP.contact);
/** Numbers of documents and of a member card, which the portal's pages mask. */
export const NUMBERS = ['E58203917', 'E61947250', 'E70358146', 'E70358147', 'K84610375', '880417326'];
const [OF_FLIGHT = '', OF_TRAIN = '', OF_GROUP = '', OF_OTHER = '', OF_TRAVELLER = '', OF_CARD = ''] = NUMBERS;

const BORN = { gender: 'male', birthday: '1985-03-14', nationality: 'CN' } as const;
const PHONE = { areaCode: '852', phone: '21234567' };
const passport = (number: string) =>
  ({ type: 'passport', number, expiry: isoDateAfter(2000), issuingPlace: 'CN' }) as const;

async function bookFlight(agent: Agent): Promise<string> {
  const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(40)));
  const offer = offers.find(({ productType, selfTransfer }) => productType === 'public' && !selfTransfer);
  if (!offer) throw new Error('Nothing to book');
  const { verificationId } = await agent.call('verifySolution', { id: offer.id });
  const { surname, givenName, contact, mailbox, reference } = FLIGHT;
  const { id } = await agent.call('createFlightOrder', {
    ...orderOf(verificationId ?? ''),
    passengers: [{ type: 'adult', surname, givenName, ...BORN, document: passport(OF_FLIGHT) }],
    contact: { name: contact, email: `${mailbox}@harbour.example`, ...PHONE },
    referenceId: reference,
  });
  await agent.call('payFlightOrder', { id, channel: 'balance' });
  await agent.call('addOrderRemark', { id, text: FLIGHT.remark });
  return id;
}

async function holdTrain(agent: Agent): Promise<string> {
  const ride = { id: rideOn(3, 'G101'), passengers: { adult: 1, child: 0 } };
  const { verificationId } = await agent.call('verifyTrain', ride);
  const { surname, givenName, contact, remark, reference } = TRAIN;
  const { id } = await agent.call('createTrainOrder', {
    verificationId,
    passengers: [{ type: 'adult', surname, givenName, ...BORN, document: passport(OF_TRAIN) }],
    contact: { name: contact, email: 'desk@harbour.example', ...PHONE },
    remark,
    referenceId: reference,
  });
  return id;
}

/** A group that the sandbox desk has quoted, with its list. */
async function nameGroup(agent: Agent): Promise<string> {
  const { surname, givenName, contact, remark, reference } = GROUP;
  const { id } = await agent.call('createGroupOrder', {
    journeys: [{ origin: 'HKG', destination: 'SIN', date: isoDateAfter(60) }],
    passengers: { adult: 2, child: 0, infant: 0 },
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact: { name: contact, email: 'desk@harbour.example', ...PHONE },
    remark,
    referenceId: reference,
  });
  const options = async () => (await agent.call('groupOrder', { id })).options;
  await expect.poll(options).not.toEqual([]);
  const [quoted] = await options();
  if (!quoted) throw new Error('Nobody has quoted the group');
  await agent.call('confirmGroupOrder', { id, option: quoted.id, total: quoted.total });
  await agent.call('applyGroupSeats', { id });
  const adult = { type: 'adult', ...BORN } as const;
  const passengers = [
    { ...adult, surname, givenName, document: passport(OF_GROUP) },
    { ...adult, surname: 'LI', givenName: 'NA', document: passport(OF_OTHER) },
  ];
  await agent.call('handInGroupList', { id, passengers, confirm: true });
  return id;
}

async function keepTraveller(agent: Agent): Promise<void> {
  const { mailbox, ...names } = TRAVELLER;
  const documents = [passport(OF_TRAVELLER)];
  const { id } = await agent.call('createTraveller', { ...names, email: `${mailbox}@quayside.example`, documents });
  await agent.call('createMemberCard', { travellerId: id, airline: 'CX', number: OF_CARD });
}

type Screen = [path: string, endpoint: string];
/** The second one shows the flight. */
type Screens = [Screen, Screen, ...Screen[]];

/**
 * Enters all of it as `username`: a flight paid from the wallet, a train, a group with its list, a traveller with a member card. Returns
 * the screens that show it, and the endpoint that each calls.
 */
export async function tellOfPeople(url: string, username: string): Promise<Screens> {
  const agent = await Agent.signIn(url, username);
  const [flight, train, group] = [await bookFlight(agent), await holdTrain(agent), await nameGroup(agent)];
  await keepTraveller(agent);
  return [
    ['/flight/orders', 'bookings'],
    [`/flight/orders/${flight}`, 'flightOrder'],
    ['/train/orders', 'trainOrders'],
    [`/train/orders/${train}`, 'trainOrder'],
    ['/flight/group/order', 'groupOrders'],
    [`/flight/group/order/${group}`, 'groupOrder'],
    ['/travellers', 'travellers'],
    ['/travellers/cards', 'memberCards'],
    ['/bills/wallet', 'walletEntries'],
  ];
}
