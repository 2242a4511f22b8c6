import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '../../../contract/travellers.ts';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { ALLIANCE_NAMES } from '../../trip/labels.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './TravellersPage.module.css';

/** A member card as text: airline, number, alliance. */
export function CardWords({ card }: { card: Pick<MemberCard, 'airline' | 'alliance' | 'number'> }) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const { airline, alliance, number } = card;
  return (
    <>
      <span className={styles.details}>
        {airline} {names.airline(airline)} · <span className="num">{number}</span>
      </span>
      <span>
        <Tag colour="info">{alliance ? ALLIANCE_NAMES[alliance] : t`No alliance`}</Tag>
      </span>
    </>
  );
}
