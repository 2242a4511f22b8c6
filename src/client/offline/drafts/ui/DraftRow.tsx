import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { AirlineBadge } from '../../../ui/AirlineBadge.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { parseHead } from '../draft-record.ts';
import { DraftLine, type DraftRowProps } from './DraftLine.tsx';

/** Most drafts are of flights: code of the others is not in the first load. */
const ProductRow = lazyPart(async () => (await import('./ProductRow.tsx')).ProductRow);

/** One draft; a tap resumes it. */
export function DraftRow(props: DraftRowProps) {
  return props.record.kind === 'flight-passengers' ? <FlightRow {...props} /> : <ProductRow {...props} />;
}

function FlightRow(props: DraftRowProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const title = parseHead(props.record.doc.head).title;
  const { airline, of } = title;
  const passengers = plural(of, { one: '# passenger', other: '# passengers' });
  const route = title.route.join(' → ');
  return (
    <DraftLine
      {...props}
      mark={airline ? <AirlineBadge code={airline} colour={names.airlineColour(airline)} /> : null}
      title={route ? t`${route}, ${passengers}` : passengers}
    />
  );
}
