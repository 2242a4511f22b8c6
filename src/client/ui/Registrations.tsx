import { ICP_REGISTER } from '../../contract/site-terms.ts';
import { useSiteConfig } from '../api/site.ts';

/** The registrations that a site of mainland China must show (spec §3), the first with a link to its register. */
export function Registrations() {
  const site = useSiteConfig();
  return (
    <>
      {site?.isIcp && site.icpCode ? (
        <a href={ICP_REGISTER} target="_blank" rel="noopener noreferrer">
          {site.icpCode}
        </a>
      ) : null}
      {site?.isNetworkSecurity && site.networkSecurityCode ? <span>{site.networkSecurityCode}</span> : null}
    </>
  );
}
