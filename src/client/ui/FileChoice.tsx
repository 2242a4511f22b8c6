import { useId } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  label: string;
  /** File extensions to offer, such as `.xlsx`. */
  accept: string;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Picks a file of the device. */
export function FileChoice({ label, accept, disabled, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept={accept}
        disabled={disabled}
        // Allows the same file again, once corrected.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </>
  );
}
