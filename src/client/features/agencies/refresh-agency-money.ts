import { invalidate } from '../../api/queries.ts';

/** Refetches everything that shows an agency's money, including its statements and the provider's books. */
export function refreshAgencyMoney(): void {
  const ofStatements = ['subStatements', 'subStatement', 'subStatementEntries', 'subBalance'] as const;
  void invalidate('agencies', 'agency', ...ofStatements, 'books', 'bookLines');
}
