import { invalidate } from '../../api/queries.ts';

/** An agency's money has moved: asks again for all that shows it, its statements and the provider's books as well. */
export function refreshAgencyMoney(): void {
  const ofStatements = ['subStatements', 'subStatement', 'subStatementEntries', 'subBalance'] as const;
  void invalidate('agencies', 'agency', ...ofStatements, 'books', 'bookLines');
}
