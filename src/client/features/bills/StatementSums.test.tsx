import { expect, test } from 'vitest';
import { rendered, termsOf } from '../../../../tests/factories/drawn.tsx';
import { StatementSums } from './StatementSums.tsx';
import { sampleStatement } from './sample-statement.ts';

test('each type of movement is a row with its sign, and a bar as long as its share of the largest', () => {
  const statement = sampleStatement({
    opening: 1000,
    closing: 11_000,
    totals: [
      { type: 'top-up', amount: 20_000, entries: 1 },
      { type: 'origin-flight', amount: -10_000, entries: 12 },
      { type: 'correction', amount: 3, entries: 1 },
      { type: 'settlement', amount: 0, entries: 2 },
    ],
  });
  const sums = <StatementSums statement={statement} isOthers={false} />;
  expect(termsOf(sums).slice(0, 6)).toEqual([
    ['Balance less credit used, before What you have, less what you have used of the credit line', 'JP¥1,000'],
    ['Top-up (1)', '+JP¥20,000'],
    ['Flight (12)', '−JP¥10,000'],
    ['Correction (1)', '+JP¥3'],
    ['Credit settled (2)', 'JP¥0'],
    ['At the end', 'JP¥11,000'],
  ]);
  const widths = [...rendered(sums).matchAll(/aria-hidden="true"><span style="width:(\d+)%"/g)].map(
    ([, width]) => width,
  );
  expect(widths).toEqual(['100', '50', '1', '0']);
});

test('the sums of an agency’s statement speak of the agency', () => {
  const sums = rendered(<StatementSums statement={sampleStatement()} isOthers />);
  expect(sums).toContain('What the agency has, less what it has used of the credit line');
});
