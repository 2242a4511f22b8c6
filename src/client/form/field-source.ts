import { createContext } from 'react';

/** Says of fields that a machine filled where their values came from, by path; fields that the agent typed are not in it. */
export const FieldSources = createContext<ReadonlyMap<string, string>>(new Map());
