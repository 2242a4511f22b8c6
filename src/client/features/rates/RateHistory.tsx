import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TagColour } from '../../../contract/order-moves.ts';
import type { RateTable } from '../../../contract/rates.ts';
import { known } from '../../api/known.ts';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './RatesPage.module.css';

const STATES: Readonly<Record<RateTable['state'], { label: MessageDescriptor; colour: TagColour }>> = {
  waiting: { label: msg({ message: 'Pending', context: 'rates' }), colour: 'warning' },
  taken: { label: msg({ message: 'Approved', context: 'rates' }), colour: 'success' },
  refused: { label: msg({ message: 'Rejected', context: 'rates' }), colour: 'info' },
};

/** The last rate tables, newest first. */
export function RateHistory({ tables }: { tables: readonly RateTable[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (tables.length === 0) return null;
  return (
    <Card title={t`Last tables`}>
      <ol className={styles.tables}>
        {tables.map(({ id, asOf, origin, state, oddities, cameAt, decided }) => {
          const { label, colour } = known(STATES, state, STATES.waiting);
          const missing = oddities.filter(({ what }) => what === 'missing').map(({ currency }) => currency);
          const kept = format.list(missing);
          return (
            <li key={id} className={styles.rate}>
              <span>
                <b className="num">{format.date(asOf, 'plain')}</b>
                <br />
                <span className={styles.hint}>
                  {origin} · {format.dateTime(cameAt)}
                  {decided?.by ? ` · ${decided.by}` : ''}
                </span>
                {state === 'taken' && missing.length > 0 ? (
                  <>
                    <br />
                    <span className={styles.hint}>
                      <Trans>Without {kept}: the last rates apply</Trans>
                    </span>
                  </>
                ) : null}
              </span>
              <Tag colour={colour}>{i18n._(label)}</Tag>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
