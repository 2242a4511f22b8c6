import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import { announce } from '../ui/announce.tsx';
import { focusWhenShown } from '../ui/focus-when-shown.ts';
import { isComposing } from '../ui/is-composing.ts';
import styles from './PlaceField.module.css';
import { optionId } from './PlaceList.tsx';

interface PlaceInputProps {
  /** Takes focus when it comes on screen. */
  takesFocus?: boolean;
  id: string;
  listId: string;
  label: string;
  /** Shown while not typing. */
  shown: string;
  query: string;
  isOpen: boolean;
  hits: readonly PlaceHit[] | undefined;
  /** The hits are still those of an earlier text. */
  isAwaited: boolean;
  active: number;
  invalid: boolean;
  describedBy?: string | undefined;
  placeholder: string;
  onQuery: (text: string) => void;
  onOpen: (open: boolean) => void;
  onActive: (index: number) => void;
  /** Selects the active hit, or the first for this text once found. */
  onTake: () => void;
}

/** The input of a place combobox (APG: editable, list autocomplete). Arrows move, Enter and Tab pick, Escape cancels. */
export function PlaceInput(props: PlaceInputProps) {
  const { isOpen, hits, isAwaited, active, query, listId } = props;
  const [isTyping, setTyping] = useState(false);
  useAnnouncedCount(isOpen && query !== '' && !isAwaited ? hits?.length : undefined);
  const count = hits?.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const canTake = isOpen && (isAwaited ? query !== '' : hits?.[active] !== undefined);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) props.onOpen(true);
      else if (count > 0) props.onActive((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    } else if (event.key === 'Enter' && canTake) {
      event.preventDefault();
      props.onTake();
      setTyping(false);
    } else if (event.key === 'Tab' && canTake && query !== '') {
      props.onTake();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      props.onOpen(false);
      setTyping(false);
    }
  };
  return (
    <input
      ref={props.takesFocus ? focusWhenShown : undefined}
      id={props.id}
      className={styles.input}
      role="combobox"
      aria-label={props.label}
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && count > 0 ? optionId(listId, active) : undefined}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      placeholder={props.placeholder}
      value={isTyping || query !== '' ? query : props.shown}
      onChange={(event) => {
        setTyping(true);
        props.onQuery(event.target.value);
        props.onOpen(true);
      }}
      onFocus={(event) => event.target.select()}
      onClick={() => props.onOpen(true)}
      onBlur={() => {
        setTyping(false);
        props.onQuery('');
        props.onOpen(false);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** Announces the number of hits once the typing pauses. */
function useAnnouncedCount(count: number | undefined): void {
  const { t } = useLingui();
  useEffect(() => {
    if (count === undefined) return undefined;
    const timer = setTimeout(() => announce(count === 1 ? t`1 place found` : t`${count} places found`), 500);
    return () => clearTimeout(timer);
  }, [count, t]);
}
