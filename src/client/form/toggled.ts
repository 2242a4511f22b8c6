/** The chosen values with one of them put in or taken out. */
export function toggled<T>(values: readonly T[], value: T, on: boolean): T[] {
  const others = values.filter((known) => known !== value);
  return on ? [...others, value] : others;
}
