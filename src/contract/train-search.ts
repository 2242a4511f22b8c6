import { array, boolean, type InferType, number, object, string } from 'yup';
import { dateSchema, instantSchema, localTimeSchema, moneySchema, TOO_LONG } from './scalars.ts';
import { checkTrainParty, SEAT_CLASSES, TRAIN_KINDS, TRAIN_LIMITS } from './train-terms.ts';

/** A station's telecode (VNP), or all stations of a city by the city's id in the dictionary of stations (beijing). */
const place = string()
  .max(40, TOO_LONG)
  .matches(/^([A-Z]{3}|[a-z]+(-[a-z]+)*)$/, { message: 'station', excludeEmptyString: true })
  .required('required');
const station = string()
  .max(3, 'station')
  .matches(/^[A-Z]{3}$/, 'station');
const headcount = number().integer('invalid').min(0, 'invalid').max(TRAIN_LIMITS.passengers, 'tooManyTrainPassengers');

export const trainPartySchema = object({
  adult: headcount.required('required'),
  child: headcount.required('required'),
})
  .noUnknown()
  .test('party', (party, context) => {
    const fault = checkTrainParty({ adult: party.adult ?? 0, child: party.child ?? 0 });
    return fault === null || context.createError({ path: `${context.path}.adult`, message: fault });
  });

/** POST /shopping/v2/train/search: the trains of one day, with the seats left per class. */
export const trainSearchInput = object({
  origin: place,
  destination: place,
  date: dateSchema.required('required'),
}).noUnknown();
export type TrainSearchInput = InferType<typeof trainSearchInput>;

/** One train from boarding to alighting; times are in China time. */
export const trainRideSchema = object({
  trainNo: string().required(),
  kind: string().oneOf(TRAIN_KINDS).required(),
  /** The day the train departs from its origin, which may precede boarding. */
  startDate: dateSchema.required(),
  /** Telecodes. */
  origin: string().required(),
  destination: string().required(),
  departure: localTimeSchema.required(),
  arrival: localTimeSchema.required(),
  durationMinutes: number().integer().required(),
  distanceKm: number().integer().required(),
  /** Whether the train begins, or ends, here. */
  startsHere: boolean().required(),
  endsHere: boolean().required(),
});
export type TrainRide = InferType<typeof trainRideSchema>;

export const trainSeatsSchema = object({
  /** Identifies the class of this train in its price check. */
  solutionId: string().required(),
  seatClass: string().oneOf(SEAT_CLASSES).required(),
  /** The company's price for an adult, and for a child. */
  price: moneySchema.required(),
  childPrice: moneySchema.required(),
  /** Seats left on the whole way; not counted beyond 99. */
  left: number().integer().required(),
});
export type TrainSeats = InferType<typeof trainSeatsSchema>;

export const trainOfferSchema = trainRideSchema.shape({ classes: array(trainSeatsSchema.required()).required() });
export type TrainOffer = InferType<typeof trainOfferSchema>;

export const trainSearchAnswer = object({
  trains: array(trainOfferSchema.required()).required(),
  /** When the tickets of that day go on sale; null when they are on sale. */
  onSaleFrom: instantSchema.nullable().defined(),
  /** Trains were omitted because travel inside mainland China is disabled for this company; absent where none was. */
  isMainlandHidden: boolean().optional(),
});
export type TrainSearchAnswer = InferType<typeof trainSearchAnswer>;

/** POST /shopping/v2/train/solutions/{id}/verification: current seats and price for the party. */
export const trainCheckInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  passengers: trainPartySchema.required('required'),
}).noUnknown();
export type TrainCheckInput = InferType<typeof trainCheckInput>;

export const trainVerificationSchema = object({
  /** For the order; valid until `expiresAt`. */
  verificationId: string().required(),
  ride: trainRideSchema.required(),
  seats: trainSeatsSchema.required(),
  passengers: trainPartySchema.required(),
  total: moneySchema.required(),
  expiresAt: instantSchema.required(),
});
export type TrainVerification = InferType<typeof trainVerificationSchema>;

/** GET /shopping/v2/train/{trainNo}/stops: the stops of the train that calls at `station` on that day; by default, that departs then. */
export const trainStopsQuery = object({
  trainNo: string()
    .max(5, 'invalid')
    .matches(/^[GDCZTK]\d{1,4}$/, 'invalid')
    .required('required'),
  station: station.optional(),
  date: dateSchema.required('required'),
}).noUnknown();
export type TrainStopsQuery = InferType<typeof trainStopsQuery>;

export const trainStopsAnswer = array(
  object({
    station: string().required(),
    /** Null at the train's origin, and at its terminus. */
    arrival: localTimeSchema.nullable().defined(),
    departure: localTimeSchema.nullable().defined(),
    /** From the train's origin. */
    distanceKm: number().integer().required(),
  }).required(),
).required();
export type TrainStops = InferType<typeof trainStopsAnswer>;
