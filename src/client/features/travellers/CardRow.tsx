import type { MemberCard } from '../../../contract/travellers.ts';
import { RowButton } from '../../ui/RowList.tsx';
import { rowId } from '../../ui/use-return-focus.ts';
import { CardWords } from './CardWords.tsx';

export function CardRow({ card, isOpen, onPress }: { card: MemberCard; isOpen: boolean; onPress: () => void }) {
  const { traveller } = card;
  return (
    <RowButton id={rowId(card.id)} isOpen={isOpen} onPress={onPress}>
      <b>
        {traveller.surname} {traveller.givenName} {traveller.nativeName}
      </b>
      <CardWords card={card} />
    </RowButton>
  );
}
