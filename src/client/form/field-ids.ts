/** The id of a field's control; error summaries link to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function errorId(name: string): string {
  return `error-${name}`;
}

export function hintId(name: string): string {
  return `hint-${name}`;
}

export function sourceId(name: string): string {
  return `source-${name}`;
}

/** The `aria-describedby` ids of a control: its error, its value's source, its hint. */
export function describedBy(
  name: string,
  error: string | undefined,
  hint: unknown,
  source?: unknown,
): string | undefined {
  const ids = [error ? errorId(name) : '', source ? sourceId(name) : '', hint ? hintId(name) : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
