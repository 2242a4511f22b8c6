import { type DateFormat, DEFAULTS } from '../../contract/limits.ts';
import { useMe } from './session.ts';
import { useSiteConfig } from './site.ts';

/** How dates with a year are written: as the agent has chosen, else the site's (spec §3). */
export function useDateFormat(): DateFormat {
  const own = useMe()?.userInfo.config.dateFormat;
  const site = useSiteConfig()?.dateFormat;
  return own ?? site ?? DEFAULTS.dateFormat;
}
