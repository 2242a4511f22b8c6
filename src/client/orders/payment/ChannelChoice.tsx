import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useWidth } from '../../ui/width.ts';
import styles from './ChannelChoice.module.css';
import type { Payable } from './payable.ts';

/** An order's money may be refunded, without the channel's fee; a top-up stays in the wallet. */
type PaidFor = 'order' | 'top-up';

/** What the payer has at hand; groups with nothing to choose are left out. */
const GROUPS: readonly { name: MessageDescriptor; channels: readonly PaymentChannel[] }[] = [
  { name: msg`Wallet and credit`, channels: ['balance', 'credit'] },
  { name: msg`Alipay and WeChat Pay`, channels: ['alipay', 'wechat-pay', 'yeepay-wechat', 'yeepay-alipay'] },
  {
    name: msg`Cards and PayPal`,
    channels: ['yeepay-credit-card', 'yeepay-debit-card', 'airwallex', 'stripe', 'payPal'],
  },
];

/** A newer server may have further channels, most likely cards. */
const groupOf = (channel: PaymentChannel) =>
  GROUPS.find(({ channels }) => channels.includes(channel)) ?? GROUPS[GROUPS.length - 1];

interface ChannelChoiceProps {
  choices: readonly Payable[];
  chosen: PaymentChannel | null;
  onChoose: (channel: PaymentChannel) => void;
  locked: boolean;
  paysFor?: PaidFor;
}

/**
 * Payment channels as radio buttons in groups, each with its balance or fee; unavailable ones say why, collapsed while others can pay. Those
 * that the company does not have are omitted.
 */
export function ChannelChoice({ choices, chosen, onChoose, locked, paysFor = 'order' }: ChannelChoiceProps) {
  const { t, i18n } = useLingui();
  const group = useId();
  const held = choices.filter(({ closed }) => closed !== 'switchedOff');
  const usable = held.filter(({ closed }) => closed === null);
  const first = usable.length > 0 ? usable : held;
  const others = held.filter((choice) => !first.includes(choice));
  const groups = GROUPS.map((each) => ({
    name: each.name,
    members: first.filter(({ channel }) => groupOf(channel) === each),
  })).filter(({ members }) => members.length > 0);
  const option = (choice: Payable) => (
    <ChannelOption
      key={choice.channel}
      choice={choice}
      group={group}
      isChosen={choice.channel === chosen}
      onChoose={onChoose}
      locked={locked}
      paysFor={paysFor}
    />
  );
  return (
    <div role="radiogroup" aria-label={t`Pay with`} className={styles.choices}>
      {groups.length === 1
        ? first.map(option)
        : groups.map(({ name, members }) => (
            <fieldset key={name.id} className={styles.choices}>
              <legend className={styles.legend}>{i18n._(name)}</legend>
              {members.map(option)}
            </fieldset>
          ))}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t`${plural(others.length, { one: '# more way to pay, not usable now', other: '# more ways to pay, not usable now' })}`}</summary>
          <div className={styles.choices}>{others.map(option)}</div>
        </details>
      ) : null}
    </div>
  );
}

/** Channels whose payment provider answers with a QR code. */
const CODES: readonly PaymentChannel[] = ['wechat-pay', 'yeepay-wechat', 'yeepay-alipay'];

interface ChannelOptionProps extends Pick<ChannelChoiceProps, 'onChoose' | 'locked'> {
  paysFor: PaidFor;
  choice: Payable;
  group: string;
  isChosen: boolean;
}

function ChannelOption({ choice, group, isChosen, onChoose, locked, paysFor }: ChannelOptionProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { channel, available, fee, feeBasisPoints, closed, isSandbox } = choice;
  // A closed credit line says why, and not that it is empty.
  const held = available && closed !== 'overdue' ? format.money(available) : null;
  // Without an amount, the fee is known only as a percentage.
  const percent = feeBasisPoints > 0 ? `${feeBasisPoints / 100} %` : null;
  const extra = fee.amount > 0 ? format.money(fee) : percent;
  return (
    <label className={styles.choice} data-on={isChosen} data-closed={closed !== null}>
      <input
        type="radio"
        name={group}
        value={channel}
        checked={isChosen}
        disabled={closed !== null || locked}
        onChange={() => onChoose(channel)}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          {nameOf(channel)} {isSandbox ? <Tag colour="warning">{t`sandbox`}</Tag> : null}
        </span>
        {held !== null ? (
          <span className={`num ${styles.held}`}>
            <Trans>Available {held}</Trans>
          </span>
        ) : null}
        {extra !== null ? (
          <span className={`num ${styles.held}`}>
            <FeeWords extra={extra} paysFor={paysFor} />
          </span>
        ) : null}
        {closed === 'overdue' ? (
          <span className={styles.closed}>{t`A statement is overdue. Settle it in the wallet first.`}</span>
        ) : null}
        {closed === 'insufficient' ? <span className={styles.closed}>{t`Insufficient Account Balance`}</span> : null}
        {isChosen ? <OnPhone channel={channel} /> : null}
      </span>
    </label>
  );
}

function FeeWords({ extra, paysFor }: { extra: string; paysFor: PaidFor }) {
  if (paysFor === 'top-up') return <Trans>plus a fee of {extra}</Trans>;
  return <Trans>plus a fee of {extra}, which is not refunded, even if no ticket is issued</Trans>;
}

/** What this channel needs besides a phone: payment providers start with a desktop page, or with a QR code. */
function OnPhone({ channel }: { channel: PaymentChannel }) {
  const { t } = useLingui();
  if (useWidth() !== 'phone') return null;
  if (channel === 'alipay')
    return (
      <span className={styles.held}>
        {t`Alipay opens its desktop page: log in there to pay. To pay with its app, start on a computer and scan the code there.`}
      </span>
    );
  return CODES.includes(channel) ? (
    <span className={styles.held}>{t`Shows a code that another phone has to scan.`}</span>
  ) : null;
}
