/** The messages of nested formik errors, as [field path, message] in the order of the form. */
export function listErrors(errors: unknown, path = ''): [string, string][] {
  if (typeof errors === 'string') return [[path, errors]];
  if (Array.isArray(errors)) return errors.flatMap((entry, i) => listErrors(entry, `${path}[${i}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, entry]) => listErrors(entry, path ? `${path}.${key}` : key));
}
