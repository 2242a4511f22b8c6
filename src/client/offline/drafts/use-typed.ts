import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../api/store.ts';
import { isForgotten, keepTypedText, listTyped, type Typed, takeTyped, typedChanges, typedInTab } from './typed.ts';

/** What the account has typed and not saved at places that begin so, newest first; null until it is read. */
export function useTypedList(start: string): readonly Typed[] | null {
  const [list, setList] = useState<readonly Typed[] | null>(null);
  const changes = useStore(typedChanges);
  useEffect(() => {
    let isLeft = false;
    // What the device does not give is not there.
    const read = listTyped(start).catch((): Typed[] => []);
    void read.then((found) => (isLeft ? undefined : setList(found)));
    return () => {
      isLeft = true;
    };
  }, [start, changes]);
  return list?.filter((one) => !isForgotten(one)) ?? null;
}

/** The text of a field that is no draft: kept with every keystroke until it is empty again, over reloads and a closed app. */
export function useTypedText(place: string): [text: string, type: (next: string) => void] {
  const [text, setText] = useState(() => typedInTab(place));
  const isTouched = useRef(text !== '');
  const list = useTypedList(place);
  const isRead = list !== null;
  const there = list?.find((one) => one.place === place);
  const kept = there?.text ?? '';
  const isThere = there !== undefined;
  useEffect(() => {
    // What is typed in this tab is not replaced by what another one typed.
    if (!isRead || isTouched.current) return;
    setText(kept);
    if (isThere) takeTyped({ place, text: kept });
  }, [isRead, isThere, kept, place]);
  const type = (next: string) => {
    isTouched.current = next !== '';
    setText(next);
    keepTypedText(place, next);
  };
  return [text, type];
}

/** The same for a field that begins with what is saved: a text that says something else is kept. */
export function useTypedOver(place: string, saved: string): [text: string, type: (next: string) => void] {
  const [typed, keep] = useTypedText(place);
  const [isEmptied, setEmptied] = useState(false);
  const type = (next: string) => {
    setEmptied(next === '');
    keep(next === saved ? '' : next);
  };
  return [typed === '' && !isEmptied ? saved : typed, type];
}
