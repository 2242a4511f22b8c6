/** The names of the contract's answer types, read from the second type argument of each `call<In, Out>`. */
export function answerTypes(endpoints: string): ReadonlySet<string> {
  const names = [...endpoints.matchAll(/call<(.+)>\(\{/g)].flatMap(([, types = '']) => {
    const answer = types.slice(types.lastIndexOf(', ') + 2);
    return answer.match(/[A-Z]\w+/g) ?? [];
  });
  // `Page` is the shape of many answers; its items are presented elsewhere.
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

/** Colours hard-coded in a style sheet; they belong in the tokens of theme/. */
export function rawColours(path: string, css: string): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...withoutComments.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!from\b)/gi)].map(
    ([colour]) => `${path} writes the colour ${colour}`,
  );
}

/** Components for text input: each of these saves a draft. The log-in has no account yet, and passwords are never saved. */
const FIELDS = new Set(
  [
    'form/TextField',
    'form/TextAreaField',
    'form/DateField',
    'form/NamedField',
    'ui/TextArea',
    'ui/SearchField',
    'places/PlaceInput',
  ]
    .concat(['features/flight-search/form/SearchWords', 'features/flight-search/form/TypedDate'])
    .concat([
      'features/flight-search/results/MarkupSheet',
      // A cell of a list inside a DraftForm.
      'features/group-orders/GridRow',
      'features/profile/NameSheet',
      'features/profile/DigitsCard',
      'account/LoginForm',
      'manage/NewPasswordForm',
      'features/security/SecretForm',
      // Works without scripts: the server returns what was typed.
      'public/EnquiryDocument',
    ])
    .map((name) => `src/client/${name}.tsx`),
);
/** Formik saves nothing by itself; booking forms have their own kinds of drafts. */
const FORMS = new Set(['src/client/form/DraftForm.tsx', 'src/client/booking/KeptForm.tsx']);

/** Custom fields and forms of a screen, which would not save what is typed. */
export function ownFields(path: string, code: string): string[] {
  const inputs = [...code.matchAll(/<(?:textarea|input)\b[^]*?\/?>/g)].map(([tag]) => tag);
  const typed = inputs.filter((tag) => !/type="(?:radio|checkbox|range|file)"/.test(tag));
  return [
    ...(typed.length > 0 && !FIELDS.has(path)
      ? [`${path} has a text field of its own: use one that holds a draft`]
      : []),
    ...(/<Formik\b/.test(code) && !FORMS.has(path) ? [`${path} has a form of its own: use DraftForm`] : []),
  ];
}

/** Flat server field paths used as a form's nested errors: they would not reach nested fields. */
export function flatErrors(path: string, code: string): string[] {
  return /\bas FormikErrors\b/.test(code)
    ? [`${path} casts errors to those of a form: use form/server-errors.ts, which nests them`]
    : [];
}
