import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Panels and rows with tags that are tinted, always or when selected. */
const TINTED = ['features/desk/DeskRow', 'orders/NextStepLayout', 'orders/OrderRow', 'ui/Card', 'ui/RowList'] as const;

const sheet = (name: string) => readFileSync(new URL(`../${name}.module.css`, import.meta.url), 'utf8');
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, name = '', body = '']) => ({ name, body }));

test.each(TINTED)('a tag is seen on the tinted ground of %s', (name) => {
  const rules = rulesOf(sheet(name));
  const grounded = rules.filter(({ body }) => body.includes('--tag-ground'));
  const classOf = (selector: string) => /\.\w+/.exec(selector)?.[0];
  // A tone of the same panel may add to the rule that gives its tags a background.
  const isGrounded = ({ name: selector, body }: (typeof rules)[number]) =>
    body.includes('--tag-ground') || grounded.some((rule) => rule.name.trim() === classOf(selector));
  const tinted = rules.filter(({ body }) => /background: var\(--\w+-soft\)/.test(body));
  expect(tinted.length).toBeGreaterThan(0);
  expect(tinted.filter((rule) => !isGrounded(rule)).map((rule) => rule.name.trim())).toEqual([]);
});

test('a tag takes the ground that its panel gives it, but for the filled one', () => {
  const grounds = rulesOf(sheet('ui/Tag')).flatMap(({ body }) => /--background: ([^;]+);/.exec(body)?.[1] ?? []);
  expect(grounds.filter((ground) => !ground.startsWith('var(--tag-ground, '))).toEqual(['var(--accent)']);
});
