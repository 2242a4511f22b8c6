import { type ReactNode, useMemo } from 'react';
import { sourceId } from '../../form/field-ids.ts';
import { FieldSources } from '../../form/field-source.ts';
import styles from './AgenciesPage.module.css';

/** The line shows it visibly. */
const SAID_BESIDE = { words: '', isDoubtful: false, isQuiet: true };

interface SourceLineProps {
  /** Of the control that the line describes. */
  name: string;
  /** The source of the value. */
  words: ReactNode;
  /** Actions on it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A field with a line below it that shows the source of its value: it describes the control. */
export function SourceLine({ name, words, end, children }: SourceLineProps) {
  const sources = useMemo(() => new Map([[name, SAID_BESIDE]]), [name]);
  return (
    <div>
      <FieldSources value={sources}>{children}</FieldSources>
      <div className={styles.origin}>
        <span id={sourceId(name)}>{words}</span>
        {end}
      </div>
    </div>
  );
}
