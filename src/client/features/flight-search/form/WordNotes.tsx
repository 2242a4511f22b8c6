import { Trans, useLingui } from '@lingui/react/macro';
import { isIsoDate } from '../../../../contract/dates.ts';
import { CABINS } from '../../../../contract/flight-terms.ts';
import type { SearchWords } from '../../../../parsing/search-words/types.ts';
import { AmbiguityChoices } from '../../../form/AmbiguityChoices.tsx';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { CABIN_LABELS } from '../../../trip/labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { isEmpty } from '../search/words-draft.ts';
import styles from './SearchWords.module.css';

interface WordNotesProps {
  id: string;
  words: SearchWords;
  /** The agent resolved ambiguous words. */
  onChoose: (words: string, option: string) => void;
  onUndo: () => void;
}

/** The result of the words: what they filled in, what is ambiguous, and what was not understood. */
export function WordNotes({ id, words, onChoose, onUndo }: WordNotesProps) {
  const { comma } = useFormat();
  const nameOf = useOptionName();
  const unread = words.unread.join(comma);
  const isFilled = !isEmpty(words);
  return (
    <div id={id} className={styles.notes}>
      {isFilled ? (
        <p>
          <Trans>Filled in from your words. Please check and search.</Trans>
        </p>
      ) : null}
      {words.unclear.map(({ text, options }) =>
        options.length === 0 ? (
          <p key={text} className={styles.unclear}>
            <Trans>Not clear: {text}</Trans>
          </p>
        ) : (
          <AmbiguityChoices
            key={text}
            text={text}
            options={options}
            nameOf={nameOf}
            onChoose={(option) => onChoose(text, option)}
          />
        ),
      )}
      {unread ? (
        <p className={styles.unclear}>
          <Trans>Not understood: {unread}</Trans>
        </p>
      ) : null}
      {isFilled ? (
        <Button kind="plain" size="small" onPress={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** The label of an option: a day, a cabin, or a place by its code and name. */
function useOptionName(): (option: string) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  const places = usePlaceNames();
  return (option) => {
    if (isIsoDate(option)) return format.date(option, 'near');
    const cabin = CABINS.find((one) => one === option);
    return cabin ? i18n._(CABIN_LABELS[cabin]) : `${option} · ${places.place(option)}`;
  };
}
