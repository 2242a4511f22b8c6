import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Contact } from '../../contract/passengers.ts';
import { Card } from '../ui/Card.tsx';
import styles from './ContactDetailsCard.module.css';
import { ReferenceFact } from './ReferenceFact.tsx';
import type { ReferenceProps } from './ReferenceSheet.tsx';

interface ContactDetailsCardProps {
  product: 'group' | 'train';
  order: ReferenceProps['order'] & {
    contact: Contact;
    remark: string | null;
    reviewRemark?: string | null | undefined;
  };
  /** Who made it and its reference numbers, each labelled. */
  facts: readonly Fact[];
}

interface Fact {
  name: string;
  value: ReactNode;
  isNumber?: boolean;
}

/** Contact of an order of a group or a train, and its numbers. */
export function ContactDetailsCard({ product, order, facts }: ContactDetailsCardProps) {
  const { t } = useLingui();
  const { contact, remark, reviewRemark } = order;
  const rows: readonly Fact[] = [
    { name: t`Contact name`, value: contact.name },
    { name: t`Phone`, value: `+${contact.areaCode} ${contact.phone}`, isNumber: true },
    { name: t`Email`, value: contact.email },
    ...facts,
    { name: t`Reference ID`, value: <ReferenceFact product={product} order={order} /> },
    ...(remark ? [{ name: t`Remark`, value: remark }] : []),
    ...(reviewRemark ? [{ name: t`Review remark`, value: reviewRemark }] : []),
  ];
  return (
    <Card title={t`Contact`}>
      <dl className={styles.facts}>
        {rows.map(({ name, value, isNumber }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={isNumber ? 'num' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
