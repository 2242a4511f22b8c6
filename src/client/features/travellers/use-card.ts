import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../../contract/paging.ts';
import type { MemberCard } from '../../../contract/travellers.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { NEW } from './opened.ts';

/** A card of the lists that this device has at hand, in its newest version; null when none of them holds it. */
function keptCard(id: string): MemberCard | null {
  const lists = queryClient.getQueriesData<InfiniteData<Page<MemberCard>>>({ queryKey: apiQueryKey('memberCards') });
  const all = lists.flatMap(([, data]) => data?.pages.flatMap(({ list }) => list) ?? []);
  return all.filter((one) => one.id === id).toSorted((a, b) => b.version - a.version)[0] ?? null;
}

/** The card of an id, asked for when no list at hand holds it: `asked` is that question. Null while it is read, and when there is none. */
export function useCard(id: string | undefined) {
  const isOne = id !== undefined && id !== NEW;
  const kept = isOne ? keptCard(id) : null;
  const asked = usePages('memberCards', { id: id ?? '' }, 1, isOne && kept === null);
  // The answer about another card stands until this one is there.
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData;
  return { card: kept, asked, isReading: isOne && kept === null && !isAnswered };
}
