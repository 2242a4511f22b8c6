import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bringWords } from '../../api/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './EnquiryCard.module.css';

const EnquiryForm = lazyPart(
  async () => {
    await bringWords('line');
    return (await import('./EnquiryForm.tsx')).EnquiryForm;
  },
  { isAskedFor: true },
);

/** For who wants to work with the provider: the form opens in its place and loads only then. */
export function EnquiryCard() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-label={t`Work with us`}>
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
          <Button onPress={() => setOpen(true)}>
            <Trans>Send an enquiry</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
