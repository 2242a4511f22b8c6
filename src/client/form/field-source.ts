import { createContext } from 'react';

/** Where a field's value came from: a machine filled it, or it is a term that is agreed here or above. */
export interface FieldSource {
  /** What a machine filled says; empty where a line beside the field says it, under the field's source id. */
  words: string;
  /** It was not read for sure: the agent is asked to look. */
  isDoubtful: boolean;
  /** Said once above the form: the field is only marked. */
  isQuiet: boolean;
}

/** Says of fields where their values came from, by path; fields that the agent typed are not in it. */
export const FieldSources = createContext<ReadonlyMap<string, FieldSource>>(new Map());
