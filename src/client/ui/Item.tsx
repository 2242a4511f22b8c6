import { IonItem, IonLabel, IonList } from '@ionic/react';
import { createLink } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Item.module.css';

interface ItemLook {
  icon: string;
  /** Greyed, at the end of the row; below its words where both do not fit beside each other. */
  end?: ReactNode;
  /** Shows that the row leads on. */
  arrow?: boolean;
  children?: ReactNode;
}

/** Rows of one kind below each other, each with an icon before it. */
export function ItemList({ children }: { children: ReactNode }) {
  return (
    <IonList lines="none" className={styles.list}>
      {children}
    </IonList>
  );
}

type LinkProps = ItemLook & Omit<ComponentProps<typeof IonItem>, keyof ItemLook | 'ref' | 'className'>;

/** A row that is a real link; typed, preloading when a press or the keyboard brings it into focus. */
export const ItemLink = createLink(
  forwardRef<HTMLIonItemElement, LinkProps>(function ItemAnchor({ icon, end, arrow, children, ...link }, ref) {
    // Not all that the router hands over: Ionic tries out handlers of two words in a way that the content policy refuses.
    const { href, onClick, onFocus } = link;
    return (
      <IonItem
        ref={ref}
        href={href}
        onClick={onClick}
        onFocus={onFocus}
        aria-current={link['aria-current']}
        detail={false}
        className={styles.item}
      >
        <Inside icon={icon} end={end} arrow={arrow}>
          {children}
        </Inside>
      </IonItem>
    );
  }),
);

interface ItemButtonProps extends ItemLook {
  /** Named for screen readers when the row opens something. */
  opens?: 'dialog';
  onPress: () => void;
}

export function ItemButton({ opens, onPress, ...look }: ItemButtonProps) {
  return (
    <IonItem button detail={false} className={styles.item} aria-haspopup={opens} onClick={onPress}>
      <Inside {...look} />
    </IonItem>
  );
}

function Inside({ icon, end, arrow, children }: ItemLook) {
  return (
    <>
      <Icon icon={icon} className={styles.icon} slot="start" />
      <IonLabel className={styles.label}>
        <span>{children}</span>
        {end ? <span className={styles.end}>{end}</span> : null}
      </IonLabel>
      {arrow ? <Icon icon={chevronForward} className={styles.arrow} slot="end" /> : null}
    </>
  );
}
