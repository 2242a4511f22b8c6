import { useContext } from 'react';
import { describedBy } from './field-ids.ts';
import { FieldSources } from './field-source.ts';

/** The `aria-describedby` ids of a form's control: its error, its value's source, its hint. */
export function useDescribedBy(name: string, error: string | undefined, hint: unknown): string | undefined {
  const source = useContext(FieldSources).get(name);
  return describedBy(name, error, hint, source);
}
