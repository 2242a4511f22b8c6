/** Limits of a logo or a portrait (spec §9: logo 2 MB). It is stored as a PNG of at most `side` pixels each way. */
export const PICTURE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 2 * 1024 * 1024,
  /** Larger images are refused without decoding. */
  pixels: 40_000_000,
  side: 512,
} as const;

/** The URL of an image: public to anyone who knows its id, since pages load it without a token. */
export const picturePath = (id: string): string => `/base/v2/pictures/${id}`;
