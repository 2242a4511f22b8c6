import { execFileSync } from 'node:child_process';

/** Fixed pitch, as the zone of a travel document is printed (ICAO 9303-3); packages of Debian's that hold them. */
const FONTS = {
  'DejaVu Sans Mono': 'fonts-dejavu-core',
  'Liberation Mono': 'fonts-liberation',
  'Noto Sans Mono': 'fonts-noto-mono',
  'Nimbus Mono PS': 'fonts-urw-base35',
};

/**
 * The fonts of the documents that this machine can draw: for a missing one another would be taken, and none of fixed pitch.
 * @throws when none of them is there.
 */
export function documentFonts(): string[] {
  const installed = new Set(
    execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' })
      .split('\n')
      .flatMap((line) => line.split(','))
      .map((family) => family.trim()),
  );
  const fonts = Object.keys(FONTS).filter((family) => installed.has(family));
  if (fonts.length === 0) throw new Error(`No font for documents; one of: ${Object.values(FONTS).join(', ')}`);
  return fonts;
}
