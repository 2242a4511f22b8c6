import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { dialAddress } from '../../../contract/site-terms.ts';
import { call } from '../../api/call.ts';
import { useCountries } from '../../api/countries.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { Note } from '../../ui/Note.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './EnquiriesPage.module.css';
import { CALLS, type Place } from './enquiry-calls.ts';

/** One enquiry with links to contact its sender; answered ones show by whom. */
export function EnquiryItem({ enquiry, place }: { enquiry: Enquiry; place: Place }) {
  const { t } = useLingui();
  const format = useFormat();
  const countries = useCountries();
  const { name, email, phone, companyName, companyAddress, website, remarks, createdAt, isDoubtful } = enquiry;
  const country = countries?.find(({ code }) => code === enquiry.country)?.names[format.locale] ?? enquiry.country;
  const facts = [companyName, companyAddress, country, website].filter(Boolean);
  const site = [enquiry.site, enquiry.host].filter(Boolean).join(', ');
  return (
    <Card title={name} end={<span className={styles.when}>{format.dateTime(createdAt)}</span>}>
      {isDoubtful ? (
        <Note tone="warning">
          <Trans>This may be automated: a hidden field was filled in. It was not emailed.</Trans>
        </Note>
      ) : null}
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {site ? <p className={styles.facts}>{t`Sent from ${site}`}</p> : null}
      <p className={styles.reach}>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {phone ? <a href={dialAddress(phone)}>{phone}</a> : null}
      </p>
      {remarks ? <p className={styles.remarks}>{remarks}</p> : null}
      <Foot enquiry={enquiry} place={place} />
    </Card>
  );
}

/** Its actions, and who answered it. */
function Foot({ enquiry: { id, name, answered }, place }: { enquiry: Enquiry; place: Place }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const { list, settle, remove } = CALLS[place];
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      await invalidate(list);
      setBusy(false);
    }
  };
  const askToDelete = async () => {
    const isSure = await confirmDialog({
      title: t`Delete the enquiry of ${name}?`,
      text: t`This cannot be undone, and emails sent about it are deleted here as well.`,
      confirm: t`Delete`,
      danger: true,
    });
    if (isSure) await run(() => call(remove, { id }));
  };
  return (
    <div className={styles.foot}>
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        disabled={!online}
        onPress={() => void run(() => call(settle, { id, answered: answered === null }))}
      >
        {answered ? <Trans>Not answered after all</Trans> : <Trans>Mark as answered</Trans>}
      </Button>
      <Button kind="quiet" size="small" disabled={busy || !online} onPress={() => void askToDelete()}>
        <Trans>Delete</Trans>
      </Button>
      {answered ? (
        <span className={styles.when}>{t`Answered by ${answered.by}, ${format.dateTime(answered.at)}`}</span>
      ) : null}
    </div>
  );
}
