import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import styles from './AmbiguityChoices.module.css';

interface AmbiguityChoicesProps {
  id?: string;
  /** The ambiguous text. */
  text: string;
  options: readonly string[];
  /** The label of an option. */
  nameOf: (option: string) => string;
  onChoose: (option: string) => void;
}

/** Meanings of an ambiguous text, each a button. Can be used within a paragraph, such as a field's hint. */
export function AmbiguityChoices({ id, text, options, nameOf, onChoose }: AmbiguityChoicesProps) {
  const { t } = useLingui();
  return (
    <span id={id} role="group" className={styles.choice} aria-label={t`What is meant by ${text}?`}>
      <span className={styles.unclear}>
        <Trans>Not clear: {text}</Trans>
      </span>
      {options.map((option) => (
        <Button key={option} kind="quiet" size="small" onPress={() => onChoose(option)}>
          {nameOf(option)}
        </Button>
      ))}
    </span>
  );
}
