import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { loadMessagePart } from '../../api/settings.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './EnquiryCard.module.css';

const EnquiryForm = lazyPart(
  async () => {
    await loadMessagePart('line');
    (await import('../../offline/drafts/visitor-drafts.ts')).keepVisitorDrafts();
    return (await import('./EnquiryForm.tsx')).EnquiryForm;
  },
  { isAskedFor: true },
);

/** For prospective partners: the form opens in its place, by the URL, and loads only then. */
export function EnquiryCard() {
  const { t } = useLingui();
  const { enquiry: open = false } = useSearch({ from: '/' });
  const card = useRef<HTMLElement>(null);
  // A visitor with this URL wants the form, which is below the page's introduction.
  useEffect(() => {
    if (open) card.current?.scrollIntoView();
  }, [open]);
  return (
    <section ref={card} className={styles.card} aria-label={t`Work with us`}>
      <div className={styles.words}>
        <h2>
          <Trans>Work with us</Trans>
        </h2>
        <p>
          <Trans>
            Through an API, as an agency in this portal, as a white-label site or widget, or as your own SaaS.
          </Trans>
        </p>
      </div>
      {open ? (
        <EnquiryForm />
      ) : (
        <div>
          <ButtonLink to="/" search={{ enquiry: true }} replace resetScroll={false}>
            <Trans>Send an enquiry</Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
