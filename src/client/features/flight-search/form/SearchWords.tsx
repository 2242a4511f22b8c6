import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { searchOutline } from 'ionicons/icons';
import { type FormEvent, useId, useRef, useState } from 'react';
import { addDays } from '../../../../contract/dates.ts';
import { formatDate } from '../../../../contract/format-values.ts';
import { DEFAULTS } from '../../../../contract/limits.ts';
import type { ChosenWords, SearchWords as WordsRead } from '../../../../parsing/search-words/types.ts';
import { messageOf } from '../../../api/errors.ts';
import { accountOf, useMe, useSession } from '../../../api/session.ts';
import { useDraftText, windowPlace } from '../../../offline/drafts/draft-values.ts';
import { cityOfPlace, type Places } from '../../../places/dictionary-queries.ts';
import { readSearchWords } from '../../../places/find-places.ts';
import { announce } from '../../../ui/announce.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { toast } from '../../../ui/toast.ts';
import { NO_FILTERS, setOptions, viewParamsOf } from '../engine/filters.ts';
import { checkDraft } from '../search/check-draft.ts';
import { type SearchDraft, searchOfDraft } from '../search/draft.ts';
import { keepRecentSearch } from '../search/recent-searches.ts';
import { paramsOf } from '../search/search-params.ts';
import { todayHere } from '../search/today.ts';
import { endSearchDraft } from '../search/use-search-draft.ts';
import { airlinesOf, draftOfWords, isEmpty, isPlain } from '../search/words-draft.ts';
import { isReservation } from './pnr-in-words.ts';
import styles from './SearchWords.module.css';

/** Rarely needed, so loaded on demand. */
const WordNotes = lazyPart(async () => (await import('./WordNotes.tsx')).WordNotes);
const PnrOffer = lazyPart(async () => (await import('./PnrOffer.tsx')).PnrOffer);

interface SearchWordsProps {
  draft: SearchDraft;
  onDraft: (draft: SearchDraft) => void;
}

const NOTHING_CHOSEN: ChosenWords = new Map();

interface Taken {
  readonly words: WordsRead;
  readonly chosen: ChosenWords;
  readonly before: SearchDraft;
}

/** A free-text search: a complete one starts at once, else it fills the form as far as it goes. */
export function SearchWords({ draft, onDraft }: SearchWordsProps) {
  const { t } = useLingui();
  const id = useId();
  const { text, type } = useDraftText(windowPlace('search-words'));
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isReading, setReading] = useState(false);
  const { comma } = useFormat();
  const { reservation, look, forget } = useReservation();
  const search = useStartSearch();
  const line = useRef<HTMLInputElement>(null);
  const write = (words: string) => {
    // The notes concern the previous words.
    setTaken(null);
    type(words);
    look(words);
  };
  const take = async (chosen: ChosenWords, before: SearchDraft) => {
    if (isReading || text.trim() === '') return;
    setReading(true);
    try {
      const { words, places } = await readSearchWords(text, todayHere(), chosen);
      const next = draftOfWords(words, before);
      if (isPlain(words) && search(next, words, places)) {
        type('');
        endSearchDraft();
        return;
      }
      setTaken({ words, chosen, before });
      if (isEmpty(words)) {
        const unread = words.unread.join(comma);
        announce(t`Not understood: ${unread}`);
        return;
      }
      onDraft(next);
      announce(t`The form is filled in as far as the words were clear.`);
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      setReading(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take(NOTHING_CHOSEN, draft);
  };
  return (
    <form className={styles.words} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        <Trans>Search by words</Trans>
      </label>
      <div className={styles.line}>
        <input
          ref={line}
          id={id}
          className={styles.input}
          value={text}
          placeholder={t`Route, dates, passengers, cabin`}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={taken ? `${id}-notes` : undefined}
          onChange={(event) => write(event.target.value)}
          // The field drops line ends; the parser needs them.
          onPaste={(event) => look(event.clipboardData.getData('text'))}
        />
        <button
          type="submit"
          className={styles.go}
          aria-label={t`Read this text`}
          disabled={text.trim() === ''}
          aria-busy={isReading}
        >
          <Icon icon={searchOutline} />
        </button>
      </div>
      <Examples
        text={text}
        onChoose={(words) => {
          write(words);
          line.current?.focus();
        }}
      />
      {reservation === null ? null : <PnrOffer text={reservation} onTaken={forget} />}
      {taken ? (
        <WordNotes
          id={`${id}-notes`}
          words={taken.words}
          onChoose={(words, option) => void take(new Map([...taken.chosen, [words, option]]), taken.before)}
          onUndo={() => {
            onDraft(taken.before);
            setTaken(null);
          }}
        />
      ) : null}
    </form>
  );
}

const EXAMPLE_DAYS = 14;

/** What may be written, each a press from the line: by codes, with a day as it is said, and there and back. */
function Examples({ text, onChoose }: { text: string; onChoose: (words: string) => void }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  // Never in the past, never with a year.
  const day = formatDate(locale, addDays(todayHere(), EXAMPLE_DAYS), 'day', DEFAULTS.dateFormat);
  const examples = [t`PEK SHA ${day} 2 adults business`, t`HKG BKK tomorrow`, t`SIN BKK next Friday return Sunday`];
  return (
    <div role="group" aria-label={t`Examples`} className={styles.examples}>
      {examples.map((example) => (
        <Chip key={example} selected={example === text} wraps onPress={() => onChoose(example)}>
          {example}
        </Chip>
      ))}
    </div>
  );
}

/** A reservation in the pasted or typed text; none where the company hides the PNR code search. */
function useReservation() {
  const isHidden = useMe()?.company.config.commonConfig.hidePnrBooking ?? false;
  const [reservation, setReservation] = useState<string | null>(null);
  const asked = useRef('');
  const look = (text: string) => {
    const flat = text.replace(/\s+/g, '');
    // What the field says of a paste is the same text without its lines.
    if (isHidden || (flat !== '' && flat === asked.current)) return;
    asked.current = flat;
    setReservation(null);
    isReservation(text)
      .then((is) => {
        if (is && asked.current === flat) setReservation(text);
      })
      .catch(reportError);
  };
  return { reservation, look, forget: () => setReservation(null) };
}

/** Goes to the results unless a form rule forbids it; returns whether it did. */
function useStartSearch(): (draft: SearchDraft, words: WordsRead, places: Places) => boolean {
  const navigate = useNavigate();
  const account = accountOf(useSession());
  return (draft, words, places) => {
    const today = todayHere();
    const { form, fields } = checkDraft(draft, (code) => cityOfPlace(places, code), today);
    if (form || fields.size > 0) return false;
    const search = searchOfDraft(draft);
    keepRecentSearch(account, search, today);
    const stops = setOptions(NO_FILTERS, 'stops', words.nonStop ? ['0'] : []);
    const view = viewParamsOf(setOptions(stops, 'airline', airlinesOf(words)), 'price', 'CNY');
    void navigate({ to: '/flight/booking/results', search: { ...paramsOf(search), ...view } });
    return true;
  };
}
