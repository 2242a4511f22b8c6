/** The colours that a site sets over the portal's own: derived from its two chosen ones, and checked for legible text. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** WCAG 2.2, 1.4.3: for text of normal size. */
const LEAST_CONTRAST = 4.5;

export type Ground = 'light' | 'dark';

/** The grounds below or above the accent in each theme (client/theme/tokens.css). */
const GROUNDS = {
  light: { card: '#ffffff', ground: '#f3f5f8', ink: '#ffffff', press: '#000000', soft: 0.1, mid: 0.4, pressed: 0.22 },
  dark: { card: '#121e30', ground: '#0b1422', ink: '#06122a', press: '#ffffff', soft: 0.2, mid: 0.45, pressed: 0.35 },
} as const;

/** The accent of one theme and its derived colours, each as `#rrggbb`. */
export interface AccentColours {
  accent: string;
  press: string;
  ink: string;
  soft: string;
  mid: string;
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of one colour over another, as `#rrggbb`. */
function mixed(colour: string, other: string, share: number): string {
  const under = channelsOf(other);
  const channels = channelsOf(colour).map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Derives a theme's accent colours. */
export function accentColours(accent: string, theme: Ground): AccentColours {
  const { card, ink, press, soft, mid, pressed } = GROUNDS[theme];
  return {
    accent,
    press: mixed(press, accent, pressed),
    ink,
    soft: mixed(accent, card, soft),
    mid: mixed(accent, card, mid),
  };
}

/** Whether links, buttons and selected rows are legible in an accent: it is text on four grounds, and a ground for text. */
export function isReadable(accent: string, theme: Ground): boolean {
  const { card, ground } = GROUNDS[theme];
  const { ink, soft, press } = accentColours(accent, theme);
  const pairs = [
    [accent, card],
    [accent, ground],
    [accent, soft],
    [ink, accent],
    [ink, press],
  ] as const;
  return pairs.every(([text, under]) => contrast(text, under) >= LEAST_CONTRAST);
}
