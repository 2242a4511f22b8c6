import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { helpCircleOutline } from 'ionicons/icons';
import { useMemo, useState } from 'react';
import { partyOfPnr, planFlights } from '../../../../parsing/pnr/exact-flights.ts';
import { parsePnr } from '../../../../parsing/pnr/parse-pnr.ts';
import { setDraft, useDraftAt } from '../../../offline/drafts/draft-values.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { todayHere } from '../search/today.ts';
import { countDocuments, isDocumentLine } from './document-lines.ts';
import { FindFlights } from './FindFlights.tsx';
import { FlightsCard } from './FlightsCard.tsx';
import { PartyCard } from './PartyCard.tsx';
import styles from './PnrPage.module.css';
import { keptWork, type PnrWork, workOn, workPlace } from './pnr-work.ts';

/** Only the proper names of the systems: they are the same in every language. */
const SYSTEMS = {
  amadeus: 'Amadeus',
  sabre: 'Sabre',
  galileo: 'Galileo',
  apollo: 'Apollo',
  worldspan: 'Worldspan',
  travelsky: 'TravelSky',
} as const;

/** The parsed text, editable, and the search for its flights. */
export function PnrReading({ text }: { text: string }) {
  const { t } = useLingui();
  const [today] = useState(todayHere);
  const answer = useMemo(() => parsePnr(text, today), [text, today]);
  const documents = useMemo(() => countDocuments(text, today), [text, today]);
  const unread = useMemo(() => answer.unread.filter((line) => !isDocumentLine(line, today)), [answer, today]);
  const kept = useDraftAt(workPlace())?.value;
  const work = useMemo<PnrWork>(
    () => workOn(text, kept) ?? { segments: answer.segments, left: new Set(), party: partyOfPnr(answer.passengers) },
    [text, kept, answer],
  );
  const { segments, left, party } = work;
  const change = (next: Partial<PnrWork>) => setDraft(workPlace(), keptWork(text, { ...work, ...next }));
  const plan = useMemo(() => planFlights(segments, today, left), [segments, today, left]);
  if (answer.system === null)
    return (
      <div role="status">
        <EmptyState
          icon={helpCircleOutline}
          title={t`No reservation found in this text`}
          text={t`Flights or names could not be read. Copy the whole screen of the reservation, with the flight lines as they stand.`}
        />
      </div>
    );
  return (
    <>
      <p role="status" className={styles.summary}>
        {[SYSTEMS[answer.system], answer.locator].filter(Boolean).join(' · ')} ·{' '}
        {t`${plural(segments.length, { one: '# segment', other: '# segments' })}`} ·{' '}
        {t`${plural(answer.passengers.length, { one: '# passenger', other: '# passengers' })}`}
      </p>
      <FlightsCard
        segments={segments}
        plan={plan}
        onChange={(index, segment) => change({ segments: segments.map((one, i) => (i === index ? segment : one)) })}
        onLeave={(index, isLeft) => change({ left: isLeft ? new Set([...left, index]) : without(left, index) })}
      />
      <PartyCard passengers={answer.passengers} party={party} onParty={(next) => change({ party: next })} />
      <Documents count={documents} />
      <Unread lines={unread} />
      <FindFlights text={text} segments={segments} plan={plan} passengers={answer.passengers} party={party} />
    </>
  );
}

function without(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
  return new Set([...set].filter((one) => one !== index));
}

/** What the passenger form takes from the same text. */
function Documents({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card title={<Trans>Travel documents: {count}</Trans>}>
      <p className={styles.hint}>
        <Trans>They are filled in for the passengers of the same name, once you have chosen a flight.</Trans>
      </p>
    </Card>
  );
}

function Unread({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const count = lines.length;
  return (
    <Card tone="warning" title={<Trans>Not read: {count}</Trans>}>
      <p className={styles.hint}>
        <Trans>These lines were not recognised and are ignored. Please check them.</Trans>
      </p>
      <ul className={styles.unread}>
        {lines.map((line, i) => (
          // Lines may be equal; they keep the order of the text.
          <li key={`${i}-${line}`}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
}
