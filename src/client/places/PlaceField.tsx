import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import { useFieldText } from '../offline/drafts/draft-values.ts';
import { isMissingCode } from '../ui/missing-code.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { useWidth } from '../ui/width.ts';
import styles from './PlaceField.module.css';
import { PlaceInput } from './PlaceInput.tsx';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceNames } from './use-place-names.ts';
import { isAlone, usePlaceSearch } from './use-place-search.ts';

export interface PickedPlace {
  code: string;
  /** The airport only, although its code also names a city with several. */
  alone: boolean;
}

interface PlaceFieldProps {
  /** Identifies the field on its page. */
  name: string;
  label: string;
  /** Airport or city code; empty when nothing is picked. */
  value: string;
  alone?: boolean;
  onPick: (place: PickedPlace) => void;
  /** Recent codes, latest first. */
  recent: readonly string[];
  error?: string | undefined;
  /** plain: inside a card that draws the border. */
  look?: 'boxed' | 'plain';
}

/** Selects an airport or a city: an inline combobox, full screen on phones. */
export function PlaceField(props: PlaceFieldProps) {
  const isPhone = useWidth() === 'phone';
  return isPhone ? <PhoneField {...props} /> : <InPlaceField {...props} />;
}

function InPlaceField({ name, label, value, alone = false, onPick, recent, error, look = 'boxed' }: PlaceFieldProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const id = useId();
  const search = useCombobox(name, recent, onPick);
  const shown = value === '' ? '' : `${value} · ${names.place(value, alone)}`;
  return (
    <div className={styles.field} data-look={look} data-invalid={Boolean(error)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <PlaceInput
        {...search.input}
        id={id}
        label={label}
        shown={shown}
        invalid={Boolean(error)}
        describedBy={error ? `${id}-error` : undefined}
        placeholder={t`City or airport`}
      />
      {search.input.isOpen ? (
        <div className={styles.popup}>
          <PlaceList {...search.list} label={label} />
        </div>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function PhoneField({ name, label, value, alone = false, onPick, recent, error, look = 'boxed' }: PlaceFieldProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <div className={styles.field} data-look={look} data-invalid={Boolean(error)}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{label}</span>
        {value === '' ? (
          <span className={styles.empty}>{t`City or airport`}</span>
        ) : (
          <span className={styles.value}>
            <strong className={styles.code}>{value}</strong>{' '}
            <span className={styles.name}>{names.place(value, alone)}</span>
          </span>
        )}
      </button>
      <FieldError id={`${id}-error`} error={error} />
      <Sheet open={isOpen} onClose={close} title={label} breakpoints="full">
        {isOpen ? (
          <PlaceScreen
            name={name}
            label={label}
            recent={recent}
            onPick={(place) => {
              onPick(place);
              close();
            }}
          />
        ) : null}
      </Sheet>
    </div>
  );
}

function PlaceScreen({ name, label, recent, onPick }: Pick<PlaceFieldProps, 'name' | 'label' | 'recent' | 'onPick'>) {
  const { t } = useLingui();
  const id = useId();
  const search = useCombobox(name, recent, onPick, true);
  return (
    <div className={styles.screen}>
      <div className={styles.searchBox}>
        <PlaceInput
          {...search.input}
          takesFocus
          onOpen={() => undefined}
          isOpen
          id={id}
          label={label}
          shown=""
          invalid={false}
          placeholder={t`City, airport or code`}
        />
      </div>
      <PlaceList {...search.list} label={label} />
    </div>
  );
}

function useCombobox(name: string, recent: readonly string[], onPick: (place: PickedPlace) => void, always = false) {
  const listId = useId();
  const { text: query, type: setQuery } = useFieldText(`place/${name}`);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { hits, isMissing, isAwaited, find } = usePlaceSearch(query, recent, isOpen || always);
  const pick = useLatest((hit: PlaceHit) => {
    setQuery('');
    setOpen(false);
    onPick({ code: hit.code, alone: isAlone(hit) });
  });
  const turn = useRef(0);
  const take = () => {
    const hit = hits?.[active];
    if (!isAwaited && hit) return pick(hit);
    // Taken before it was found: the typed text decides, not the listed hits.
    const asked = ++turn.current;
    find()
      .then(([first]) => {
        // Synchronously: the next field may be taken right behind it and updates the same form.
        if (first && asked === turn.current) flushSync(() => pick(first));
      })
      // The list shows that it waits for a connection.
      .catch((error: unknown) => (isMissingCode(error) ? undefined : reportError(error)));
  };
  const input = {
    listId,
    query,
    isOpen,
    hits,
    isAwaited,
    active,
    onQuery: (text: string) => {
      // Typing on cancels the selection; leaving the field only empties it.
      if (text !== '') turn.current += 1;
      setQuery(text);
      setActive(0);
    },
    onOpen: setOpen,
    onActive: setActive,
    onTake: take,
  };
  return { input, list: { id: listId, hits, isMissing, isAwaited, active, onPick: pick, onActive: setActive } };
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className={styles.error}>
      {error}
    </p>
  ) : null;
}
