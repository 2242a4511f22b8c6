import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

interface ShowMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** The end of a list with further pages: the next one loads on scrolling near it, or by a press. */
export function ShowMore({ list }: ShowMoreProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    const end = place.current;
    if (!mayFetch || !end) return undefined;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '400px' },
    );
    near.observe(end);
    return () => near.disconnect();
  }, [mayFetch, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={place}>
      <Button kind="quiet" block busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {t`Show more`}
      </Button>
    </div>
  );
}
