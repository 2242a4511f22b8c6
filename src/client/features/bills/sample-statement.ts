import type { Statement } from '../../../contract/statements.ts';

/** A closed statement, for tests. */
export function sampleStatement(given: Partial<Statement> = {}): Statement {
  return {
    id: '7',
    agencyId: 'quay',
    agencyName: 'Quay Tours',
    period: 'month',
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    zone: 'Asia/Shanghai',
    currency: 'JPY',
    opening: 0,
    closing: 0,
    totals: [],
    entries: 0,
    creditUsed: 0,
    owed: 0,
    dueDay: '2026-11-15',
    status: 'due',
    closedAt: '2026-11-01T00:00:00Z',
    ...given,
  };
}
