import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import styles from './UnclearChoice.module.css';

interface UnclearChoiceProps {
  id?: string;
  /** The words that may mean several things. */
  text: string;
  options: readonly string[];
  /** An option as it is called. */
  nameOf: (option: string) => string;
  onChoose: (option: string) => void;
}

/** Words that may mean several things, each a button. It may stand within a paragraph, as a hint of a field does. */
export function UnclearChoice({ id, text, options, nameOf, onChoose }: UnclearChoiceProps) {
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
