import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '../../../contract/travellers.ts';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { ALLIANCE_NAMES } from '../../trip/labels.ts';
import { RowButton } from '../../ui/RowList.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './TravellersPage.module.css';

export function CardRow({ card, onPress }: { card: MemberCard; onPress: () => void }) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const { airline, alliance, number, traveller } = card;
  return (
    <RowButton onPress={onPress}>
      <b>
        {traveller.surname} {traveller.givenName} {traveller.nativeName}
      </b>
      <span className={styles.details}>
        {airline} {names.airline(airline)} · <span className="num">{number}</span>
      </span>
      <span>
        <Tag colour="info">{alliance ? ALLIANCE_NAMES[alliance] : t`No alliance`}</Tag>
      </span>
    </RowButton>
  );
}
