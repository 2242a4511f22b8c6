/** The messages of nested formik errors, as [field path, message] in the order of the form. */
export function listErrors(errors: unknown, path = ''): [string, string][] {
  if (typeof errors === 'string') return [[path, errors]];
  if (Array.isArray(errors)) return errors.flatMap((entry, i) => listErrors(entry, `${path}[${i}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, entry]) => listErrors(entry, path ? `${path}.${key}` : key));
}

export interface ErrorGroup {
  /** The part of the form the fields belong to; undefined if they have none. */
  group: string | undefined;
  message: string;
  paths: string[];
}

/** Groups the fields of one part with the same message; fields outside of any part stay separate. */
export function groupErrors(
  errors: readonly (readonly [path: string, message: string])[],
  groupOf: (path: string) => string | undefined = () => undefined,
): ErrorGroup[] {
  const groups: ErrorGroup[] = [];
  for (const [path, message] of errors) {
    const group = groupOf(path);
    const same = groups.find((other) => group !== undefined && other.group === group && other.message === message);
    if (same) same.paths.push(path);
    else groups.push({ group, message, paths: [path] });
  }
  return groups;
}
