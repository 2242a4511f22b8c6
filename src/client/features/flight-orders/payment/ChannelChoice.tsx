import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentChannel } from '../../../../contract/payments.ts';
import { useFormat } from '../../../ui/format.ts';
import styles from './ChannelChoice.module.css';
import { useChannelName } from './channel-names.ts';
import type { Payable } from './payable.ts';

interface ChannelChoiceProps {
  choices: readonly Payable[];
  chosen: PaymentChannel | null;
  onChoose: (channel: PaymentChannel) => void;
  locked: boolean;
}

/** The ways to pay as radio buttons, each with what it holds; closed ones say why. */
export function ChannelChoice({ choices, chosen, onChoose, locked }: ChannelChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t`Pay with`} className={styles.choices}>
      {choices.map((choice) => (
        <ChannelOption
          key={choice.channel}
          choice={choice}
          group={group}
          isChosen={choice.channel === chosen}
          onChoose={onChoose}
          locked={locked}
        />
      ))}
    </div>
  );
}

interface ChannelOptionProps extends Pick<ChannelChoiceProps, 'onChoose' | 'locked'> {
  choice: Payable;
  group: string;
  isChosen: boolean;
}

function ChannelOption({ choice, group, isChosen, onChoose, locked }: ChannelOptionProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { channel, available, fee, closed } = choice;
  const held = available ? format.money(available) : null;
  const extra = fee.amount > 0 ? format.money(fee) : null;
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
        <span className={styles.name}>{nameOf(channel)}</span>
        {held !== null ? (
          <span className={`num ${styles.held}`}>
            <Trans>Available {held}</Trans>
          </span>
        ) : null}
        {extra !== null ? (
          <span className={`num ${styles.held}`}>
            <Trans>plus a fee of {extra}</Trans>
          </span>
        ) : null}
        {closed !== null ? (
          <span className={styles.closed}>
            {closed === 'insufficient' ? t`Insufficient Account Balance` : t`Not available to your company`}
          </span>
        ) : null}
      </span>
    </label>
  );
}
