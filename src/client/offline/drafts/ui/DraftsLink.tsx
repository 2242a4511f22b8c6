import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { useDrafts } from '../use-draft.ts';

/** Link from the bookings to the drafts, with their number. */
export function DraftsLink() {
  const view = useDrafts();
  const count = view === null ? 0 : view.drafts.length + view.future + view.broken;
  return (
    <ButtonLink to="/flight/orders/drafts" kind="plain" size="small">
      {count > 0 ? <Trans>Drafts ({count})</Trans> : <Trans>Drafts</Trans>}
    </ButtonLink>
  );
}
