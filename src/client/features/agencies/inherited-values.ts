import { getIn } from 'formik';
import type { Agency } from '../../../contract/agencies.ts';
import type { TermField } from '../../../contract/agency-terms.ts';

/** Form values besides the terms themselves: the inherited ones, comma-separated, as drafts hold texts. */
export interface Inheriting {
  inherits: string;
}

const namesOf = ({ inherits }: Inheriting) => inherits.split(',').filter(Boolean);

/** The form path of a term: the flight form has no prefix. */
export const pathOf = (field: TermField) => field.replace(/^flight\./, '');

export function inheritsOf({ origins }: Pick<Agency, 'origins'>): string {
  return origins.flatMap(({ field, isSet }) => (isSet ? [] : [field])).join(',');
}

export function withInherited(values: Inheriting, field: TermField): string {
  return [...new Set([...namesOf(values), field])].join(',');
}

/**
 * Whether a term is left as it is for the company above: who has typed another value has set it.
 * @param above what that company has, in the form's places.
 */
export function isInherited(values: Inheriting, above: object, field: TermField): boolean {
  const path = pathOf(field);
  const isAsAbove = JSON.stringify(getIn(values, path)) === JSON.stringify(getIn(above, path));
  return isAsAbove && namesOf(values).includes(field);
}
