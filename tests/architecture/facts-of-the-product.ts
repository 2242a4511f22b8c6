/** The names of the contract's answer types, read from the second type argument of each `call<In, Out>`. */
export function answerTypes(endpoints: string): ReadonlySet<string> {
  const names = [...endpoints.matchAll(/call<(.+)>\(\{/g)].flatMap(([, types = '']) => {
    const answer = types.slice(types.lastIndexOf(', ') + 2);
    return answer.match(/[A-Z]\w+/g) ?? [];
  });
  // A page is a shape of many answers, put together around presented items.
  return new Set(names.filter((name) => name !== 'Page'));
}

/** The names of the tables whose rows carry a company, read from the table definitions. */
export function companyTables(schemas: readonly string[]): ReadonlySet<string> {
  return new Set(
    schemas.flatMap((text) =>
      text
        .split(/(?=^export const )/m)
        .filter((part) => /= pgTable\(/.test(part) && /\bcompanyId:/.test(part))
        .map((part) => /^export const (\w+)/.exec(part)?.[1] ?? ''),
    ),
  );
}

/** Colours written out in a style sheet; they belong into the tokens of theme/. */
export function rawColours(path: string, css: string): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...withoutComments.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!from\b)/gi)].map(
    ([colour]) => `${path} writes the colour ${colour}`,
  );
}
