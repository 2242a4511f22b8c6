import { createContext } from 'react';

/** The source of a field's value: auto-filled, or a term that is agreed here or above. */
export interface FieldSource {
  /** Text for an auto-filled value; empty if a line beside the field has it, under the field's source id. */
  words: string;
  /** Read with doubt: the agent is asked to check. */
  isDoubtful: boolean;
  /** Said once above the form: the field is only marked. */
  isQuiet: boolean;
}

/** Sources of field values, by path; fields typed by the agent are not in it. */
export const FieldSources = createContext<ReadonlyMap<string, FieldSource>>(new Map());
