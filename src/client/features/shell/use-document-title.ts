import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSiteName } from '../../api/use-site-name.ts';

/** The tab's title: the route's, else the site's short name. */
export function useDocumentTitle(): void {
  const { i18n } = useLingui();
  const siteName = useSiteName();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const text = title ? i18n._(title) : siteName;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
