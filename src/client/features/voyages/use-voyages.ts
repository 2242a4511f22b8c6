import { useEffect, useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { namedVoyage, type VoyageState, whereNext } from './find-voyage.ts';

const SHOWN = 20;

/** The id of a disruption's card on the page. */
export const cardId = (id: string): string => `voyage-${id}`;

/** The list, and the disruption in the URL: looked up, scrolled into view and focused, once. */
export function useVoyages(name: string | undefined) {
  const [state, setState] = useState<VoyageState>('open');
  const [sought, setSought] = useState<{ name: string; id: string | undefined } | null>(null);
  const query = usePages('voyages', state === 'all' ? {} : { state }, SHOWN);
  const { fetchNextPage } = query;
  const named = namedVoyage(query.list, name)?.id;
  // After that, further navigation is not interrupted.
  const isSought = name !== undefined && sought?.name !== name;
  const next = named === undefined ? whereNext({ ...query, state }) : 'here';
  if (isSought && next === 'all') setState('all');
  if (isSought && (next === 'here' || next === 'nowhere')) setSought({ name, id: named });
  useEffect(() => {
    if (isSought && next === 'page') void fetchNextPage();
  }, [isSought, next, fetchNextPage]);
  useEffect(() => {
    const card = sought?.id === undefined ? null : document.getElementById(cardId(sought.id));
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [sought]);
  return { query, state, setState, named };
}
