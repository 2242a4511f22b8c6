import { Trans } from '@lingui/react/macro';
import { Tag } from '../../../ui/Tag.tsx';
import type { OutboxRecord } from '../outbox-record.ts';
import { useOutbox } from '../use-outbox.ts';

/** The sending state of a change. */
export function OutboxTag({ record }: { record: OutboxRecord }) {
  const isSent = useOutbox().sent.some(({ id }) => id === record.id);
  if (record.refused)
    return record.refused.unsure ? (
      <Tag colour="warning">
        <Trans>Needs your decision</Trans>
      </Tag>
    ) : (
      <Tag colour="error">
        <Trans>Not accepted</Trans>
      </Tag>
    );
  if (isSent || record.state === 'sending')
    return (
      <Tag colour="primary">
        <Trans>Being sent</Trans>
      </Tag>
    );
  return (
    <Tag colour="warning">
      <Trans>Waiting to be sent</Trans>
    </Tag>
  );
}
