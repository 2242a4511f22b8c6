import { alertCircle } from 'ionicons/icons';
import { type ReactNode, useContext } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './FieldFrame.module.css';
import { errorId, fieldId, hintId, sourceId } from './field-ids.ts';
import { FieldSources } from './field-source.ts';

interface FieldFrameProps {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Beside the control, e.g. the button that opens a picker. */
  end?: ReactNode;
  /** For groups (radio buttons): the label is no `<label>` of one control. */
  group?: boolean;
  children: ReactNode;
}

/** The box around a control: label inside, hint and error below, linked to it by id. */
export function FieldFrame({ name, label, error, hint, end, group, children }: FieldFrameProps) {
  const isBad = Boolean(error);
  const source = useContext(FieldSources).get(name);
  return (
    <div className={styles.field} data-field={name} data-label={label}>
      <div
        className={styles.box}
        data-bad={isBad}
        data-doubtful={source?.isDoubtful ?? false}
        data-filled={Boolean(source?.words)}
        data-group={group}
      >
        <div className={styles.inside}>
          {group ? (
            <span className={styles.label}>{label}</span>
          ) : (
            <label className={styles.label} htmlFor={fieldId(name)}>
              {label}
            </label>
          )}
          {children}
        </div>
        {end}
      </div>
      {error ? (
        <p id={errorId(name)} className={styles.error}>
          <Icon icon={alertCircle} /> {error}
        </p>
      ) : null}
      {source?.words ? (
        <p id={sourceId(name)} className={source.isQuiet ? 'sr-only' : styles.source} data-doubtful={source.isDoubtful}>
          {source.words}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId(name)} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
