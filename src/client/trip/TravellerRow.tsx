import { useLingui } from '@lingui/react/macro';
import { starOutline } from 'ionicons/icons';
import type { Traveller } from '../../contract/travellers.ts';
import type { OutboxRecord } from '../offline/outbox/outbox-record.ts';
import { OutboxTag } from '../offline/outbox/ui/OutboxTag.tsx';
import { Icon } from '../ui/Icon.tsx';
import { labelOf } from '../ui/label-of.ts';
import { RowButton } from '../ui/RowList.tsx';
import { Tag } from '../ui/Tag.tsx';
import { rowId } from '../ui/use-return-focus.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import styles from './TravellerList.module.css';

interface TravellerRowProps {
  traveller: Traveller;
  /** A change of it not yet on the server. */
  record: OutboxRecord | null;
  isChosen: boolean;
  busy: boolean;
  disabled: boolean;
  isOpen: boolean;
  onPress: () => void;
}

/** A button for one traveller: names, the first document masked, and warnings about its use. */
export function TravellerRow({ traveller, record, isChosen, busy, disabled, isOpen, onPress }: TravellerRowProps) {
  const { t, i18n } = useLingui();
  const { surname, givenName, nativeName, documents, frequent } = traveller;
  const [document] = documents;
  const worst = documents.some(({ validity }) => validity === 'expired')
    ? 'expired'
    : documents.some(({ validity }) => validity === 'soon')
      ? 'soon'
      : 'valid';
  return (
    <RowButton id={rowId(traveller.id)} busy={busy} disabled={disabled} isOpen={isOpen} onPress={onPress}>
      <span className={styles.names}>
        <b>
          {surname} {givenName}
        </b>
        {nativeName ? <span lang="zh">{nativeName}</span> : null}
        {frequent ? (
          <span className={styles.frequent}>
            <Icon icon={starOutline} /> {t`Frequent`}
          </span>
        ) : null}
      </span>
      {document ? (
        <span className={styles.document}>
          {i18n._(labelOf(DOCUMENT_LABELS, document.type))} <span className="num">{document.number}</span>
        </span>
      ) : null}
      <span className={styles.tags}>
        {record ? <OutboxTag record={record} /> : null}
        {isChosen ? <Tag colour="success">{t`Selected`}</Tag> : null}
        {worst === 'expired' ? <Tag colour="error">{t`Document expired`}</Tag> : null}
        {worst === 'soon' ? <Tag colour="warning">{t`Document expires soon`}</Tag> : null}
      </span>
    </RowButton>
  );
}
