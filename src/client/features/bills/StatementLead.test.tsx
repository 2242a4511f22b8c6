import { expect, test } from 'vitest';
import { rendered, termsOf } from '../../../../tests/factories/drawn.tsx';
import { StatementLead } from './StatementLead.tsx';
import { sampleStatement } from './sample-statement.ts';

test('a closed statement leads with what is still owed and until when, beside the balance at its end', () => {
  const due = sampleStatement({ closing: -50_000, creditUsed: 120_000, owed: 89_000 });
  expect(termsOf(<StatementLead statement={due} />)).toEqual([
    ['Still owed', 'JP¥89,000'],
    ['Balance at the end', 'JP¥70,000'],
  ]);
  expect(rendered(<StatementLead statement={due} />)).toContain('Due 15 Nov');
  const late = rendered(<StatementLead statement={{ ...due, status: 'overdue' }} />);
  expect(late).toContain('Overdue since 15 Nov');
  expect(rendered(<StatementLead statement={{ ...due, owed: 0, status: 'settled' }} />)).not.toContain('15 Nov');
});

test('a running one with the credit used so far, beside the balance', () => {
  const running = sampleStatement({ closing: 30_000, creditUsed: 20_000, dueDay: null, status: 'running' });
  expect(termsOf(<StatementLead statement={running} />)).toEqual([
    ['Credit used', 'JP¥20,000'],
    ['Balance', 'JP¥50,000'],
  ]);
});
