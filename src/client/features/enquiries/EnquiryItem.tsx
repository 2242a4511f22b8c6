import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { call } from '../../api/call.ts';
import { useCountries } from '../../api/countries.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import styles from './EnquiriesPage.module.css';

/** One enquiry with the ways to reach its sender; answered ones say by whom. */
export function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const countries = useCountries();
  const [busy, setBusy] = useState(false);
  const { id, name, email, phone, companyName, companyAddress, website, remarks, createdAt, answered } = enquiry;
  const country = countries?.find(({ code }) => code === enquiry.country)?.names[format.locale] ?? enquiry.country;
  const facts = [companyName, companyAddress, country, website].filter(Boolean);
  const settle = async () => {
    setBusy(true);
    try {
      await call('settleEnquiry', { id, answered: answered === null });
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      await invalidate('enquiries');
      setBusy(false);
    }
  };
  return (
    <Card title={name} end={<span className={styles.when}>{format.dateTime(createdAt)}</span>}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.reach}>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
      </p>
      {remarks ? <p className={styles.remarks}>{remarks}</p> : null}
      <div className={styles.foot}>
        <Button kind="quiet" size="small" busy={busy} disabled={!online} onPress={() => void settle()}>
          {answered ? <Trans>Not answered after all</Trans> : <Trans>Mark as answered</Trans>}
        </Button>
        {answered ? (
          <span className={styles.when}>{t`Answered by ${answered.by}, ${format.dateTime(answered.at)}`}</span>
        ) : null}
      </div>
    </Card>
  );
}
