import { type DateFormat, DEFAULTS } from '../../contract/limits.ts';
import { useMe } from './session.ts';
import { useSiteConfig } from './site.ts';

/** The format of dates with a year: the agent's choice, else the site's (spec §3). */
export function useDateFormat(): DateFormat {
  const own = useMe()?.userInfo.config.dateFormat;
  const site = useSiteConfig()?.dateFormat;
  return own ?? site ?? DEFAULTS.dateFormat;
}
