import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import styles from './ButtonLink.module.css';
import { type ButtonLook, lookOf } from './button-look.ts';

type Props = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A real link that looks like a button; typed, preloading on intent. */
export const ButtonLink = createLink(
  forwardRef<HTMLAnchorElement, Props>(function ButtonAnchor({ kind, size, block, children, ...rest }, ref) {
    return (
      <a ref={ref} {...rest} {...lookOf({ kind, size, block })} className={styles.link}>
        {children}
      </a>
    );
  }),
);
