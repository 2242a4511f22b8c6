import { addDays } from '../../../src/contract/dates.ts';
import type { PnrSegment, PnrSystem } from '../../../src/parsing/pnr/answer.ts';

/** Itineraries in each system's format. */

type Flight = Pick<
  PnrSegment,
  | 'airline'
  | 'flightNumber'
  | 'bookingClass'
  | 'date'
  | 'origin'
  | 'destination'
  | 'status'
  | 'seats'
  | 'departureTime'
  | 'arrivalTime'
  | 'arrivalDayOffset'
>;

export interface Itinerary {
  locator: string;
  passengers: { name: string; title: string | null; type: 'ADT' | 'CHD' }[];
  flights: { [K in keyof Flight]: NonNullable<Flight[K]> }[];
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const two = (value: number) => String(value).padStart(2, '0');
interface Renderer {
  system: PnrSystem;
  print(itinerary: Itinerary): string;
}

const printed = (date: string) => `${date.slice(8)}${MONTHS[Number(date.slice(5, 7)) - 1]}`;
const weekday = (date: string, names: string) =>
  names.split(' ')[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
const PAIRS = 'MO TU WE TH FR SA SU';
const title = (passenger: { title: string | null }) => (passenger.title ? ` ${passenger.title}` : '');

/** `635P`, `1200N`, `1200M`, the format of the American systems. */
function lettered(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const half = clock === '12:00' ? 'N' : clock === '00:00' ? 'M' : hour < 12 ? 'A' : 'P';
  return `${hour % 12 === 0 ? 12 : hour % 12}${two(minute)}${half}`;
}

const plain = (clock: string) => clock.replace(':', '');
const signed = (offset: number) => (offset === 0 ? '' : offset > 0 ? `+${offset}` : `${offset}`);
const cities = ({ origin, destination }: { origin: string; destination: string }) => `${origin}${destination}`;
const held = ({ status, seats }: { status: string; seats: number }) => `${status}${seats}`;

function dotted({ passengers }: Itinerary): string[] {
  return passengers.map(
    (passenger, i) => `${i + 1}.1${passenger.name}${title(passenger)}${passenger.type === 'CHD' ? '*CNN' : ''}`,
  );
}

export const RENDERERS: readonly Renderer[] = [
  {
    system: 'amadeus',
    print: ({ locator, passengers, flights }) =>
      [
        `RP/LONXX2100/LONXX2100            KL/SU  18NOV26/0912Z   ${locator}`,
        ...passengers.map((one, i) => `  ${i + 1}.${one.name}${title(one)}${one.type === 'CHD' ? '(CHD)' : ''}`),
        ...flights.map(
          (f, i) =>
            `${String(passengers.length + i + 1).padStart(3)}  ${f.airline}${f.flightNumber.padStart(4)} ${f.bookingClass} ${printed(f.date)} ${weekday(f.date, '1 2 3 4 5 6 7')} ${cities(f)} ${held(f)}  ${lettered(f.departureTime)} ${lettered(f.arrivalTime)} ${printed(addDays(f.date, f.arrivalDayOffset))}  E  ${f.airline}/${locator}`,
        ),
      ].join('\n'),
  },
  {
    system: 'sabre',
    print: (itinerary) =>
      [
        ` ${dotted(itinerary).join('  ')}`,
        ...itinerary.flights.map((f, i) => {
          const arrival = addDays(f.date, f.arrivalDayOffset);
          const other = f.arrivalDayOffset === 0 ? '' : `  ${printed(arrival)} ${weekday(arrival, 'M T W Q F J S')}`;
          return ` ${i + 1} ${f.airline}${f.flightNumber.padStart(4)}${f.bookingClass} ${printed(f.date)} ${weekday(f.date, 'M T W Q F J S')} ${cities(f)}*${held(f)}  ${lettered(f.departureTime)} ${lettered(f.arrivalTime)}${other} /DC${f.airline}*ABCDEF /E`;
        }),
        `7XYZ.7XYZ*AEL 0357/20NOV26 ${itinerary.locator} H`,
      ].join('\n'),
  },
  {
    system: 'galileo',
    print: (itinerary) =>
      [
        `${itinerary.locator}/WS QSBXX VTL9WS  AG 91212345 18NOV`,
        `  ${dotted(itinerary).join('   ')}`,
        ...itinerary.flights.map((f, i) => {
          const mark = { '-1': '-', '0': ' ', '1': '#', '2': '*' }[String(f.arrivalDayOffset)] ?? ' ';
          return ` ${i + 1}. ${f.airline} ${f.flightNumber.padStart(4)} ${f.bookingClass}  ${printed(f.date)} ${cities(f)} ${held(f)}  ${lettered(f.departureTime)} ${mark}${lettered(f.arrivalTime).padStart(5)} O*         ${weekday(f.date, PAIRS)}  1`;
        }),
      ].join('\n'),
  },
  {
    system: 'apollo',
    print: (itinerary) =>
      [
        `${itinerary.locator}/I5 QSBXX DYBI5   AG 91212345 07NOV`,
        ` ${dotted(itinerary).join('  ')}`,
        ...apolloFlights(itinerary),
      ].join('\n'),
  },
  {
    system: 'worldspan',
    print: (itinerary) => {
      const names = itinerary.passengers.map(
        (one) => `-${one.name}${one.title ? `.${one.title}` : ''}${one.type === 'CHD' ? '*CNN' : ''}`,
      );
      return [`1P-${itinerary.locator}`, ...names, ...apolloFlights(itinerary)].join('\n');
    },
  },
  {
    system: 'travelsky',
    print: ({ locator, passengers, flights }) =>
      [
        '  **ELECTRONIC TICKET PNR**',
        ` ${passengers.map((one, i) => `${i + 1}.${one.name}${title(one)}${one.type === 'CHD' ? ' CHD' : ''}`).join(' ')} ${locator}`,
        ...flights.map(
          (f, i) =>
            `${String(passengers.length + i + 1).padStart(2)}.  ${f.airline}${f.flightNumber.padEnd(4)} ${f.bookingClass}   ${weekday(f.date, PAIRS)}${printed(f.date)}  ${cities(f)} ${held(f)}   ${plain(f.departureTime)} ${plain(f.arrivalTime)}${signed(f.arrivalDayOffset)}          E T3T2`,
        ),
      ].join('\n'),
  },
];

function apolloFlights({ flights }: Itinerary): string[] {
  return flights.map((f, i) => {
    const mark = { '-1': '-', '0': ' ', '1': '|', '2': '2' }[String(f.arrivalDayOffset)] ?? ' ';
    const days = [f.date, addDays(f.date, f.arrivalDayOffset)].map((date) => weekday(date, PAIRS));
    return ` ${i + 1} ${f.airline}${f.flightNumber.padStart(4)}${f.bookingClass} ${printed(f.date)} ${cities(f)} ${held(f)}  ${lettered(f.departureTime).padStart(5)} ${lettered(f.arrivalTime).padStart(5)}${mark}*      ${[...new Set(days)].join('/')}   E`;
  });
}
