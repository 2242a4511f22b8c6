export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';
export type ButtonSize = 'main' | 'normal' | 'small';

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  kind?: ButtonKind;
  /** main: 50 px, the screen's one action; small: 36 px with a 44 px target. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

/** The look as attributes that the style sheets read. */
export function lookOf({ kind = 'primary', size = 'normal', block = false }: ButtonLook) {
  return { 'data-kind': kind, 'data-size': size, 'data-block': String(block) };
}
