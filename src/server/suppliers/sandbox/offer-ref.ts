import { array, type InferType, number, object, string } from 'yup';

/**
 * What an offer's reference holds: enough to find its flights again in the timetable and to price it anew, so that the sandbox
 * keeps no offers. `settled` marks an offer that came out of a price check: what moved there stays moved, and moves no more.
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
      /** Ends of the leg that its through fare is made for. */
      classes: array(number().integer().required()).required(),
    }),
  )
    .min(1)
    .required(),
  /** 1 for flights asked for by class: a price check offers no other classes. */
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

/** Null when the text is no reference of ours. */
export function readOfferRef(text: string): OfferRef | null {
  try {
    const value: unknown = JSON.parse(text);
    return offerRefSchema.isValidSync(value, { strict: true }) ? offerRefSchema.cast(value) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
