import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { TEXT_ANALYSIS_LENGTH } from '../../../contract/limits.ts';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { parsePassengerText, readWithUnread } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import type { PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import { useStore } from '../../api/store.ts';
import type { HanReading } from '../../form/han-reading.ts';
import { useHanReader } from '../../form/use-han-reader.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { FillsPlace } from '../booking-place.ts';
import type { PassengerValues } from '../party-values.ts';
import { usePassengerTitle } from '../use-passenger-title.ts';
import type { Pick } from './fill-passengers.ts';
import styles from './PassengerPaste.module.css';
import { PasteResult } from './PasteResult.tsx';
import { faultOfParts, NO_CHOICES, partsOf, picksOf } from './paste-parts.ts';
import { readClipboard } from './read-clipboard.ts';
import type { PasteTrip } from './read-fields.ts';
import { hanNameOf } from './read-fields.ts';

interface PasteSheetProps {
  open: boolean;
  onClose: () => void;
  /** Where the form is stored, with pasted text that is not yet filled in. */
  place: FillsPlace;
  passengers: readonly PassengerValues[];
  accepted: readonly DocumentType[];
  trip: PasteTrip;
  /** `doubtful`: paths of uncertain values. */
  onFill: (picks: readonly Pick[], doubtful: readonly string[]) => void;
}

/** A text without any result is one part that could not be parsed. */
function readAll(text: string, today: string): ReturnType<typeof readWithUnread> {
  const read = readWithUnread(text, today);
  return read.results.length > 0 || text.trim() === ''
    ? read
    : { ...read, results: [parsePassengerText(text, today)].flat() };
}

/** A text field, the parsed passengers below, and the target of each. Works offline. */
export function PasteSheet({ open, onClose, place, passengers, accepted, trip, onFill }: PasteSheetProps) {
  const { today } = trip;
  const { t } = useLingui();
  const titleOf = usePassengerTitle(passengers);
  const { pasted: text } = useStore(place.held);
  const [choices, setChoices] = useState(NO_CHOICES);
  const shownText = useDeferredValue(text);
  const { results, unread } = useMemo(() => readAll(shownText, today), [shownText, today]);
  const type = (next: string) => {
    place.change({ pasted: next });
    setChoices(NO_CHOICES);
  };
  const hanNames = useHanReadings(results);
  const parts = useMemo(
    () => partsOf(results, { passengers, accepted, trip }, choices, hanNames),
    [results, passengers, accepted, trip, choices, hanNames],
  );
  const { picks, doubtful } = picksOf(parts);
  const fill = () => {
    onFill(picks, doubtful);
    type('');
  };
  const fault = text === '' ? null : faultOfParts(parts);
  const reason =
    fault &&
    {
      nothing: t`This text contains nothing to fill in.`,
      nobody: t`Choose whom to fill this in for.`,
      twice: t`Two parts are meant for the same passenger.`,
      name: t`First choose how the name is to be read.`,
    }[fault];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Paste passenger details`}
      breakpoints="full"
      footer={
        <Button block size="main" disabled={text === ''} disabledReason={reason} onPress={fill}>
          {t`${plural(picks.length, { one: 'Fill in one passenger', other: 'Fill in # passengers' })}`}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.details}>
          <Trans>DOCS lines, ID cards, machine-readable lines or a chat message, for one passenger or several.</Trans>
        </p>
        <TextArea
          label={t`Passenger details`}
          draft={{ place: place.session.id, text, type }}
          maxLength={TEXT_ANALYSIS_LENGTH}
          rows={5}
          takesFocus
        />
        {text === '' ? (
          <Button kind="quiet" block onPress={() => void readClipboard().then((found) => found && type(found))}>
            <Trans>Paste from the clipboard</Trans>
          </Button>
        ) : null}
        {results.length === 0 ? null : (
          <ul className={styles.list} aria-label={t`Recognised details`}>
            {parts.map((part, i) => (
              <PasteResult
                // Results have no id; they change with the text as a whole.
                key={`${i}-${JSON.stringify(part.result)}`}
                part={part}
                unread={unread.get(part.result)}
                onChoose={(one) => setChoices((before) => ({ ...before, names: { ...before.names, [i]: one } }))}
                targets={passengers.map((_, at) => titleOf(at))}
                onTarget={(target) =>
                  setChoices((before) => ({ ...before, targets: { ...before.targets, [i]: target } }))
                }
              />
            ))}
          </ul>
        )}
        {text === '' ? null : (
          <p className={styles.details}>
            <Trans>
              The text is read and stored on this device only, until it is filled in or removed from the field.
            </Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** Latin letters for names that a text gives in Chinese characters alone, by name. */
function useHanReadings(results: readonly PassengerTextResult[]): ReadonlyMap<string, HanReading> {
  const wanted = results.flatMap((result) => hanNameOf(result) ?? []).join(' ');
  const reader = useHanReader(wanted !== '');
  return useMemo(() => {
    const readings = wanted.split(' ').flatMap((name) => {
      const reading = reader?.readHanName(name);
      return reading ? [[name, reading] as const] : [];
    });
    return new Map(readings);
  }, [wanted, reader]);
}
