import { createContext } from 'react';

/** Where a field's value came from when a machine filled it. */
export interface FieldSource {
  words: string;
  /** It was not read for sure: the agent is asked to look. */
  isDoubtful: boolean;
}

/** Says of fields that a machine filled where their values came from, by path; fields that the agent typed are not in it. */
export const FieldSources = createContext<ReadonlyMap<string, FieldSource>>(new Map());
