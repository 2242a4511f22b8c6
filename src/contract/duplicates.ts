/** A passenger of a list, possibly incomplete. */
interface Listed {
  surname?: string | undefined;
  givenName?: string | undefined;
  birthday?: string | undefined;
  document?: { type?: string | undefined; number?: string | undefined } | undefined;
}

/** A duplicate passenger: `index` counts from 0, `field` is a path within the passenger. */
export interface DuplicateFault {
  index: number;
  field: 'document.number' | 'surname';
  message: 'duplicateDocument' | 'duplicateName';
}

/**
 * No person may be listed twice: finds everyone who has the document, or the name and birthday, of an earlier passenger. Missing values
 * match nothing. Runs in linear time, since a group's list may have five hundred.
 */
export function duplicateFaults(list: readonly (Listed | null | undefined)[]): DuplicateFault[] {
  const documents = new Set<string>();
  const names = new Set<string>();
  return list.flatMap((one, index): DuplicateFault[] => {
    const hasDocument = isKnown(documents, [one?.document?.type, one?.document?.number]);
    const hasName = isKnown(names, [one?.surname, one?.givenName, one?.birthday]);
    if (hasDocument) return [{ index, field: 'document.number', message: 'duplicateDocument' }];
    return hasName ? [{ index, field: 'surname', message: 'duplicateName' }] : [];
  });
}

/** Whether these were seen before; records them as seen. */
function isKnown(seen: Set<string>, parts: readonly (string | undefined)[]): boolean {
  if (!parts.every(Boolean)) return false;
  const key = JSON.stringify(parts);
  const known = seen.has(key);
  seen.add(key);
  return known;
}
