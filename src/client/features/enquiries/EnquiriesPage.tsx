import { useLingui } from '@lingui/react/macro';
import { mailOutline } from 'ionicons/icons';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { usePages } from '../../api/use-pages.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './EnquiriesPage.module.css';
import { EnquiryItem } from './EnquiryItem.tsx';
import { CALLS, type Place } from './enquiry-calls.ts';

/** /desk/enquiries. */
export function DeskEnquiriesPage() {
  return <EnquiriesPage place="desk" />;
}

/** /company/enquiries. */
export function OwnEnquiriesPage() {
  return <EnquiriesPage place="company" />;
}

/** Visitors' enquiries from the form, newest first. */
function EnquiriesPage({ place }: { place: Place }) {
  const { t } = useLingui();
  const [isAll, setAll] = useState(false);
  const query = usePages(CALLS[place].list, isAll ? {} : { open: true }, 20);
  const isOld = useIsOld(query);
  return (
    <Page
      title={t`Enquiries`}
      back={`/${place}`}
      end={
        place === 'desk' ? (
          <ButtonLink kind="quiet" size="small" to="/desk/mails">
            {t`Emails`}
          </ButtonLink>
        ) : null
      }
    >
      <div className={styles.tools} role="group" aria-label={t`Which enquiries`}>
        <Chip selected={!isAll} onPress={() => setAll(false)}>{t`To be answered`}</Chip>
        <Chip selected={isAll} onPress={() => setAll(true)}>{t`All`}</Chip>
      </div>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.list.length > 0 ? (
        <ul className={styles.list} aria-label={t`Enquiries`} aria-busy={query.isFetching}>
          {query.list.map((enquiry) => (
            <li key={enquiry.id}>
              <EnquiryItem enquiry={enquiry} place={place} />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <EmptyState
          icon={mailOutline}
          title={isAll ? t`No enquiries yet` : t`All enquiries are answered`}
          text={t`Enquiries from the home page form are listed here and sent to your mailbox.`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="140px" lines={3} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}
