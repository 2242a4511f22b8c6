import { type ReactNode, useMemo } from 'react';
import { sourceId } from '../../form/field-ids.ts';
import { FieldSources } from '../../form/field-source.ts';
import styles from './AgenciesPage.module.css';

/** The line says it in sight. */
const SAID_BESIDE = { words: '', isDoubtful: false, isQuiet: true };

interface SourceLineProps {
  /** Of the control that the line describes. */
  name: string;
  /** Where the value comes from. */
  words: ReactNode;
  /** What may be done about it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A field and the line below it that says where its value comes from: it describes the control. */
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
