import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { hasRole } from '../../../contract/permissions.ts';
import { canOpen } from '../../account/pages.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { useStore } from '../../api/store.ts';
import { EndKeyButton } from '../../manage/EndKeyButton.tsx';
import { PictureField } from '../../manage/PictureField.tsx';
import { lostSecrets } from '../../offline/lost-answers/secrets.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import styles from './AgenciesPage.module.css';
import { ApiKeyNote } from './ApiKeyNote.tsx';

const showChange = () => void invalidate('agencies', 'agency');

interface AgencyOverviewProps {
  agency: Agency;
  /** Whether the user's company opened it: only that company sets its branding and deletes it. */
  isOwn: boolean;
  mayWrite: boolean;
  /** The buttons for its money. */
  money: ReactNode;
  onRemoved: () => void;
}

/** An agency's money, its administrators, and direct actions. */
export function AgencyOverview({ agency, isOwn, mayWrite, money: ways, onRemoved }: AgencyOverviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const grants = useGrants();
  const { currency, balance, creditLimit, creditUsed, creditLent, available } = agency.money;
  const money = (amount: number) => format.money({ amount, currency });
  const facts = [
    [t`Code`, agency.code],
    [t`Parent agency`, agency.parent.name],
    [t`Available`, money(available)],
    [t`Balance`, money(balance)],
    [t`Credit`, t`${money(creditUsed)} of ${money(creditLimit)} used`],
    ...(creditLent > 0 ? [[t`Lent to its agencies`, money(creditLent)] as const] : []),
    [t`Bookings in 30 days`, String(agency.recentOrders)],
    [t`Contact`, [agency.contactName, agency.contactPhone, agency.contactEmail].filter(Boolean).join(' · ') || '–'],
    [t`Administrator`, agency.admin ? `${agency.admin.nickname} (${agency.admin.username})` : '–'],
    [t`API key`, agency.apiKey ? `${agency.apiKey.prefix}… · ${format.dateTime(agency.apiKey.createdAt)}` : '–'],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && isOwn ? (
        <PictureField
          picture={agency.logo}
          alt={t`Logo of ${agency.name}`}
          standIn={agency.name.slice(0, 1)}
          hint={t`PNG, JPG or WebP up to 2 MB. Shown on the agency’s itineraries and next to its name.`}
          upload={(image) => call('uploadAgencyLogo', { id: agency.id, image }).finally(showChange)}
          remove={() => call('deleteAgencyLogo', { id: agency.id }).finally(showChange)}
        />
      ) : null}
      {ways}
      {grants && canOpen(grants, '/agency-manager/bills/$id') ? (
        <div className={styles.actions}>
          <ButtonLink kind="quiet" size="small" to="/agency-manager/bills/$id" params={{ id: agency.id }} search={{}}>
            <Trans>Statements</Trans>
          </ButtonLink>
        </div>
      ) : null}
      {mayWrite ? <Actions agency={agency} isOwn={isOwn} onRemoved={onRemoved} /> : null}
    </>
  );
}

function Actions({ agency, isOwn, onRemoved }: Omit<AgencyOverviewProps, 'mayWrite' | 'money'>) {
  const { t } = useLingui();
  const online = useOnline();
  const isSuperUser = hasRole(useGrants()?.roles ?? [], ['SuperUser']);
  const [made, setApiKey] = useState<string | null>(null);
  const { id, name, admin } = agency;
  const { apiKeys: lost } = useStore(lostSecrets);
  // Includes the key of a lost response.
  const apiKey = made ?? lost[id];
  const run = async (work: () => Promise<unknown>, words: string) => {
    try {
      await work();
      if (words) toast(words, 'success');
      return true;
    } catch (error) {
      toast(messageOf(error), 'error');
      return false;
    } finally {
      void invalidate('agencies', 'agency');
    }
  };
  const reset = async () => {
    const isSure = await confirmDialog({
      title: t`Reset the administrator’s password?`,
      text: t`${admin?.nickname ?? ''} is logged out everywhere and sets a new password through a link sent to ${admin?.email ?? ''}.`,
      confirm: t`Reset the password`,
    });
    if (isSure) await run(() => call('resetAgencyPassword', { id }), t`The link is on its way`);
  };
  const removeFactor = async () => {
    const isSure = await confirmDialog({
      title: t`Switch off the administrator’s two-step log-in?`,
      text: t`For a user who has lost the device with the codes. From then on the password alone is enough; an email to ${admin?.email ?? ''} confirms it.`,
      confirm: t`Switch off`,
      danger: true,
    });
    if (isSure) await run(() => call('removeAgencySecondFactor', { id }), t`Two-step log-in is off`);
  };
  const renew = async () => {
    const isSure = await confirmDialog({
      title: t`Create a new API key?`,
      text: t`Shown only once. The previous key stops working, and users who logged in with it are logged out.`,
      confirm: t`Create key`,
    });
    if (isSure) await run(async () => setApiKey((await call('renewAgencyKey', { id })).apiKey), '');
  };
  const endKey = () =>
    call('endAgencyKey', { id })
      .then(() => {
        setApiKey(null);
        lostSecrets.set({ ...lostSecrets.get(), apiKeys: {} });
      })
      .finally(showChange);
  const remove = async () => {
    const isSure = await confirmDialog({
      title: t`Remove ${name}?`,
      text: t`Its users are logged out. Only an agency without balance, debt or open bookings can be removed; its books are retained.`,
      confirm: t`Remove`,
      danger: true,
    });
    if (isSure && (await run(() => call('deleteAgency', { id }), t`Removed`))) onRemoved();
  };
  return (
    <>
      {apiKey ? <ApiKeyNote apiKey={apiKey} /> : null}
      <div className={styles.actions}>
        {admin ? (
          <Button kind="quiet" size="small" disabled={!online} onPress={() => void reset()}>
            <Trans>Reset the administrator’s password</Trans>
          </Button>
        ) : null}
        {admin?.hasSecondFactor ? (
          <Button kind="quiet" size="small" disabled={!online} onPress={() => void removeFactor()}>
            <Trans>Switch off the administrator’s two-step log-in</Trans>
          </Button>
        ) : null}
        <Button kind="quiet" size="small" disabled={!online} onPress={() => void renew()}>
          <Trans>New API key</Trans>
        </Button>
        {agency.apiKey ? <EndKeyButton end={endKey} /> : null}
        {isOwn && isSuperUser ? (
          <ButtonLink kind="quiet" size="small" to="/company/deliveries" search={{ agency: id }}>
            <Trans>Delivery log</Trans>
          </ButtonLink>
        ) : null}
        {isOwn ? (
          <Button kind="danger" size="small" disabled={!online} onPress={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}
