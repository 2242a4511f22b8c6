/** Two letters for a name: of its first two words, or of its only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.slice(0, 1)) : [name.slice(0, 2)];
  return letters.join('').toUpperCase();
}
