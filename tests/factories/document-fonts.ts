import { execFileSync } from 'node:child_process';

/** Monospaced, as in the zone of a travel document (ICAO 9303-3); from these Debian packages. */
const FONTS = {
  'DejaVu Sans Mono': 'fonts-dejavu-core',
  'Liberation Mono': 'fonts-liberation',
  'Noto Sans Mono': 'fonts-noto-mono',
  'Nimbus Mono PS': 'fonts-urw-base35',
};

/**
 * The installed document fonts: a missing one would be replaced by another that is not monospaced.
 * @throws if none is installed.
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
