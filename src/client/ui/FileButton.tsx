import type { ReactNode } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps {
  /** Types or endings of names that are offered. */
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** A button that chooses files of the device: the browser's own field lies over it, unseen. */
export function FileButton({ accept, multiple = false, disabled, onChoose, children }: FileButtonProps) {
  return (
    <label className={styles.button} data-off={disabled}>
      {children}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        className={styles.input}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          onChoose(chosen);
        }}
      />
    </label>
  );
}
