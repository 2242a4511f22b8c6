/** A table's entry for an enum value; `otherwise` for a value that only a newer server knows. */
export function known<K extends string, V>(table: Readonly<Record<K, V>>, value: K, otherwise: V): V {
  return Object.hasOwn(table, value) ? table[value] : otherwise;
}
