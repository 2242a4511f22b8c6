import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../ui/Chip.tsx';
import type { NameReading } from './name-readings.ts';
import styles from './PassengerPaste.module.css';

interface NameChoiceProps {
  readings: readonly NameReading[];
  chosen: NameReading | undefined;
  onChoose: (reading: NameReading) => void;
}

/** Which end of a name is the surname, or whether it ends in a title, is ambiguous: the document decides. */
export function NameChoice({ readings, chosen, onChoose }: NameChoiceProps) {
  const { t } = useLingui();
  const title = readings.find((one) => one.title !== undefined)?.title;
  const question = title === undefined ? t`Which is the family name?` : t`Is ${title} a title, or the end of the name?`;
  return (
    <div className={styles.names} role="group" aria-label={question}>
      <span className={styles.doubt}>{question}</span>
      {readings.map((one) => (
        <Chip
          key={wordsOf(one)}
          selected={chosen !== undefined && wordsOf(chosen) === wordsOf(one)}
          wraps
          onPress={() => onChoose(one)}
        >
          {wordsOf(one)}
        </Chip>
      ))}
    </div>
  );
}

/** `BROWN / WILLIA · MS` */
export const wordsOf = ({ surname, givenName, title }: NameReading): string =>
  [`${surname} / ${givenName}`, title].filter(Boolean).join(' · ');
