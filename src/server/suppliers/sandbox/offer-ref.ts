import { array, type InferType, number, object, string } from 'yup';

/**
 * The contents of an offer's reference: enough to look up its flights in the timetable and reprice it, so that the sandbox stores no
 * offers. `settled` marks the result of a price check: its changes persist, and no more follow.
 */
const offerRefSchema = object({
  supplier: string().required(),
  brand: string().required(),
  /** Adults, children, infants. */
  party: array(number().integer().min(0).required()).length(3).required(),
  legs: array(
    object({
      carrier: string().required(),
      selfTransfer: number().integer().required(),
      /** `operator from to day ordinal` of each flight. */
      flights: array(string().required()).min(1).required(),
      /** Ends of the leg, for its through fare. */
      classes: array(number().integer().required()).required(),
    }),
  )
    .min(1)
    .required(),
  /** 1 for flights requested by class: a price check offers no other classes. */
  fixed: number().integer().optional(),
  moved: number().integer().required(),
  /** Fewer bags or fewer documents than first offered. */
  lessBags: number().integer().required(),
  lessDocuments: number().integer().required(),
  settled: number().integer().required(),
});
export type OfferRef = InferType<typeof offerRefSchema>;

export function writeOfferRef(ref: OfferRef): string {
  return JSON.stringify(ref);
}

/** Null when malformed. */
export function readOfferRef(text: string): OfferRef | null {
  try {
    const value: unknown = JSON.parse(text);
    return offerRefSchema.isValidSync(value, { strict: true }) ? offerRefSchema.cast(value) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
