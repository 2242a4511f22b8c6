import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../../contract/paging.ts';
import type { MemberCard } from '../../../contract/travellers.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { NEW } from './opened.ts';

/** The newest version of a card in this device's cached lists; null when none of them holds it. */
function keptCard(id: string): MemberCard | null {
  const lists = queryClient.getQueriesData<InfiniteData<Page<MemberCard>>>({ queryKey: apiQueryKey('memberCards') });
  const all = lists.flatMap(([, data]) => data?.pages.flatMap(({ list }) => list) ?? []);
  return all.filter((one) => one.id === id).toSorted((a, b) => b.version - a.version)[0] ?? null;
}

/** A card by id, fetched when no cached list holds it: `asked` is that query. Null while it loads, and when there is none. */
export function useCard(id: string | undefined) {
  const isOne = id !== undefined && id !== NEW;
  const kept = isOne ? keptCard(id) : null;
  const asked = usePages('memberCards', { id: id ?? '' }, 1, isOne && kept === null);
  // The data of another card stays until this one's arrives.
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData;
  return { card: kept, asked, isReading: isOne && kept === null && !isAnswered };
}
