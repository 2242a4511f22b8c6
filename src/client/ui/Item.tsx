import { createLink } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Item.module.css';

interface ItemLook {
  icon: string;
  /** Greyed, at the end of the row; below its text if both do not fit beside each other. */
  end?: ReactNode;
  /** Shows that the row leads on. */
  arrow?: boolean;
  children?: ReactNode;
}

type LinkProps = ItemLook & Omit<ComponentProps<'a'>, keyof ItemLook | 'ref' | 'className'>;

/** A card row with an icon and text that is a real link; typed, preloading when a press or the keyboard focuses it. */
export const ItemLink = createLink(
  forwardRef<HTMLAnchorElement, LinkProps>(function ItemAnchor({ icon, end, arrow, children, ...link }, ref) {
    return (
      <a ref={ref} {...link} className={styles.item}>
        <Inside icon={icon} end={end} arrow={arrow}>
          {children}
        </Inside>
      </a>
    );
  }),
);

interface ItemButtonProps extends ItemLook {
  /** Announced to screen readers if it opens something. */
  opens?: 'dialog';
  onPress: () => void;
}

/** The same as a button. */
export function ItemButton({ opens, onPress, ...look }: ItemButtonProps) {
  return (
    <button type="button" className={styles.item} aria-haspopup={opens} onClick={onPress}>
      <Inside {...look} />
    </button>
  );
}

function Inside({ icon, end, arrow, children }: ItemLook) {
  return (
    <>
      <Icon icon={icon} className={styles.icon} />
      <span className={styles.label}>
        <span>{children}</span>
        {end ? <span className={styles.end}>{end}</span> : null}
      </span>
      {arrow ? <Icon icon={chevronForward} className={styles.arrow} /> : null}
    </>
  );
}
