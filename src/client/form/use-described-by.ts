import { useContext } from 'react';
import { describedBy } from './field-ids.ts';
import { FieldSources } from './field-source.ts';

/** What `aria-describedby` of a form's control names: its error, where its value came from, its hint. */
export function useDescribedBy(name: string, error: string | undefined, hint: unknown): string | undefined {
  const source = useContext(FieldSources).get(name);
  return describedBy(name, error, hint, source);
}
