import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Restrictions } from '../../contract/flight-search.ts';
import { useCountryName } from '../api/countries.ts';
import { useFormat } from '../ui/format.ts';
import { labelOf } from '../ui/label-of.ts';
import { INVOICE_LABELS } from './invoice-labels.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import { FARE_TYPE_LABELS } from './product-labels.ts';
import {
  nationalities,
  RESTRICTION_PARTS,
  type Restricted,
  type RestrictionPart,
  restrictionPart,
} from './restriction-parts.ts';

interface RestrictionWordsProps {
  fare: Restricted;
  /** For each row of the parent list. */
  className?: string | undefined;
}

/** Rows for a description list: every restriction of a fare in words; none for an unrestricted fare. */
export function RestrictionWords({ fare, className }: RestrictionWordsProps) {
  return RESTRICTION_PARTS.filter((part) => restrictionPart(fare, part) !== null).map((part) => (
    <div key={part} className={className}>
      <dt>
        <RestrictionName part={part} />
      </dt>
      <dd>
        <RestrictionValue part={part} fare={fare} />
      </dd>
    </div>
  ));
}

/** The name of a restriction. */
export function RestrictionName({ part }: { part: RestrictionPart }): ReactNode {
  const names: Record<RestrictionPart, ReactNode> = {
    product: <Trans>Fare type</Trans>,
    age: <Trans>Age at departure</Trans>,
    nationality: <Trans>Nationality</Trans>,
    documents: <Trans>Accepted documents</Trans>,
    invoice: <Trans>Invoice type</Trans>,
    channel: <Trans>Ticketed through</Trans>,
  };
  return names[part];
}

/** One restriction in words, shown by its name or as before and after. */
export function RestrictionValue({ part, fare }: { part: RestrictionPart; fare: Restricted }): ReactNode {
  const { i18n } = useLingui();
  const { list } = useFormat();
  const { restrictions, productType } = fare;
  const invoiceType = restrictions?.invoiceType ?? fare.invoiceType;
  if (part === 'product' && productType) return i18n._(labelOf(FARE_TYPE_LABELS, productType));
  if (part === 'invoice' && invoiceType) return i18n._(labelOf(INVOICE_LABELS, invoiceType));
  if (!restrictions || restrictionPart(fare, part) === null) return <Trans>any</Trans>;
  if (part === 'age') return <AgeWords restrictions={restrictions} />;
  if (part === 'nationality') return <NationalityWords restrictions={restrictions} />;
  if (part === 'documents')
    return list(restrictions.documentTypes.map((type) => i18n._(labelOf(DOCUMENT_LABELS, type))));
  return restrictions.ticketingChannel;
}

function AgeWords({ restrictions: { minAge, maxAge } }: { restrictions: Restrictions }) {
  if (minAge === null) return <Trans>{maxAge} or younger</Trans>;
  if (maxAge === null) return <Trans>{minAge} or older</Trans>;
  return (
    <Trans>
      {minAge} to {maxAge}
    </Trans>
  );
}

function NationalityWords({ restrictions }: { restrictions: Restrictions }) {
  const { locale, list } = useFormat();
  const nameOf = useCountryName(locale);
  const namesOf = (codes: readonly string[]) => list(codes.map(nameOf));
  const { only, but } = nationalities(restrictions);
  const named = namesOf(only ?? but);
  return only ? <Trans>{named} only</Trans> : <Trans>all but {named}</Trans>;
}
