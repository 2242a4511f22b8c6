export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';
export type ButtonSize = 'main' | 'normal' | 'small';

/** Shared by buttons and links that look like buttons. */
export interface ButtonLook {
  kind?: ButtonKind;
  /** main: 50 px, the screen's one action; small: 36 px with a 44 px target. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

/** The look as attributes for the style sheets. */
export function lookOf({ kind = 'primary', size = 'normal', block = false }: ButtonLook) {
  return { 'data-kind': kind, 'data-size': size, 'data-block': String(block) };
}
