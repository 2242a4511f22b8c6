import { IonBadge } from '@ionic/react';
import type { ReactNode } from 'react';
import type { TagColour } from '../../contract/order-moves.ts';
import styles from './Tag.module.css';

interface TagProps {
  /** The status colours of spec §4; 'todo' is the filled one for the agent's tasks. */
  colour: TagColour | 'todo';
  children: ReactNode;
}

export function Tag({ colour, children }: TagProps) {
  return (
    <IonBadge className={styles.tag} data-colour={colour}>
      {children}
    </IonBadge>
  );
}
