import type { Paper } from './paper.ts';
import { type PaperStop, stopPlace } from './paper-trip.ts';

const stopText = (stop: PaperStop) => `${stop.clock}${stop.days && ` ${stop.days}`} ${stopPlace(stop)}`;

/** A document as plain text to send to a traveller. */
export function paperText(paper: Paper): string {
  const flights = paper.journeys.flatMap(({ title, legs }) => [
    ...(title ? [title] : []),
    ...legs.map((leg) =>
      [
        ...(leg.wait ? [leg.wait] : []),
        `${leg.number} · ${leg.details}${leg.operated ? ` · ${leg.operated}` : ''}`,
        leg.under,
        stopText(leg.from),
        stopText(leg.to),
      ].join('\n'),
    ),
  ]);
  const people = (paper.people?.rows ?? []).map(
    ({ name, ticket, note }, i) => `${i + 1}. ${name}${ticket === '—' ? '' : `  ${ticket}`}${note ? ` (${note})` : ''}`,
  );
  const prices = paper.prices?.rows.filter(({ level }) => level !== 'part') ?? [];
  const blocks = [
    [paper.issuer, `${paper.booking} · ${paper.facts.join(' · ')}`].filter(Boolean).join('\n'),
    ...flights,
    ...(people.length > 0 ? [people.join('\n')] : []),
    [...paper.notes, ...prices.map(({ label, value }) => `${label}: ${value}`), paper.foot].join('\n'),
  ];
  return blocks.join('\n\n');
}
