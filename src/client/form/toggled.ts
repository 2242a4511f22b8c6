/** The chosen values with one added or removed. */
export function toggled<T>(values: readonly T[], value: T, on: boolean): T[] {
  const others = values.filter((known) => known !== value);
  return on ? [...others, value] : others;
}
