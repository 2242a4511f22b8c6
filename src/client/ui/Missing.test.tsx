import { expect, test } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { Missing } from './Missing.tsx';

test('what an address names and is not there says what, why and where to go', () => {
  const html = rendered(<Missing title="There is no such agency" back="To the agencies" onBack={() => undefined} />);
  const words = html.replace(/<[^>]+>/g, ' ');
  for (const said of ['There is no such agency', 'mistyped or old', 'removed since', 'To the agencies'])
    expect(words).toContain(said);
  expect(html).toContain('role="alert"');
});
