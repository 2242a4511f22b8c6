import type { HTMLAttributes, Ref } from 'react';

interface IonicAttributes extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
}

interface IonButtonAttributes extends IonicAttributes {
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
}

interface IonModalAttributes extends IonicAttributes {
  isOpen?: boolean;
  backdropDismiss?: boolean;
  canDismiss?: boolean;
  breakpoints?: number[];
  initialBreakpoint?: number;
  handle?: boolean;
  /** React listens for the event named after `on`, as it is written. */
  ondidDismiss?: (event: Event) => void;
}

/** The Ionic elements in use, as React sees them; each is defined by the component that renders it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ion-button': IonButtonAttributes;
      'ion-modal': IonModalAttributes;
    }
  }
}
