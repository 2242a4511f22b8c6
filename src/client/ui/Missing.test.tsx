import { expect, test } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { Missing } from './Missing.tsx';

test('what an address names and is not there says what, why and where to go', () => {
  const html = rendered(<Missing title="Agency not found" back="Back to agencies" onBack={() => undefined} />);
  const words = html.replace(/<[^>]+>/g, ' ');
  for (const said of ['Agency not found', 'mistyped or old', 'removed since', 'Back to agencies'])
    expect(words).toContain(said);
  expect(html).toContain('role="alert"');
});
