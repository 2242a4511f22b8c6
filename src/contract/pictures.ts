/** What a logo or a portrait may be (spec §9: logo 2 MB). It is kept as a PNG of at most `side` pixels each way. */
export const PICTURE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 2 * 1024 * 1024,
  /** Pictures that unpack to more are refused unread. */
  pixels: 40_000_000,
  side: 512,
} as const;

/** Where a picture is shown from: for anybody who knows its id, since a page shows it without a token. */
export const picturePath = (id: string): string => `/base/v2/pictures/${id}`;
