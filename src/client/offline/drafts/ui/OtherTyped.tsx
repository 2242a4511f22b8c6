import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { discardTyped, isKnown, keepTypedText, type Typed, takeTyped } from '../typed.ts';
import { BESIDE, isVersionOf } from '../typed-versions.ts';
import { useTypedList } from '../use-typed.ts';
import styles from './OtherTyped.module.css';
import { clockHere } from './use-draft-words.ts';

interface OtherTypedProps {
  place: string;
  text: string;
  onText: (text: string) => void;
  /** Further places whose text may be meant for this field, and how they begin. */
  also?: { start: string; isMeant: (at: string) => boolean };
}

/**
 * What else was typed for a field, at the same place in another tab or before a log-out, or at one that nothing leads back to: each
 * is taken or thrown away.
 */
export function OtherTyped({ place, text, onText, also }: OtherTypedProps) {
  const { t } = useLingui();
  const list = useTypedList(also?.start ?? place) ?? [];
  const typed = list.filter((one) => isVersionOf(place, one.place) || also?.isMeant(one.place));
  // The device may be a keystroke behind this field.
  const others = typed.filter((one) => one.text !== text && !(one.place === place && isKnown(one)));
  if (others.length === 0) return null;
  const take = (other: Typed) => {
    // What lies at the very place has put the text of this field beside already.
    if (other.place === place) takeTyped(other);
    onText(other.text);
    if (other.place === place) return;
    takeTyped(other);
    // What stood there takes the other's place, so that this can be gone back on.
    keepTypedText(other.place, text.trim() === '' ? '' : text);
  };
  const discard = (other: Typed) => {
    const isAtPlace = other.place === place;
    const back = isAtPlace ? `${place}${BESIDE}${crypto.randomUUID()}` : other.place;
    if (isAtPlace) {
      takeTyped(other);
      keepTypedText(place, text);
    } else discardTyped(other);
    toast(t`Discarded.`, 'info', { label: t`Undo`, onPress: () => keepTypedText(back, other.text) });
  };
  return (
    <ul className={styles.list} aria-label={t`Also typed here and not saved`}>
      {others.map((other) => {
        const time = clockHere(other.savedAt);
        return (
          <li key={other.place} className={styles.other}>
            <p className={styles.about}>
              {isVersionOf(place, other.place)
                ? t`Also typed here, ${time}, and not saved`
                : t`Typed elsewhere, ${time}, and not used`}
            </p>
            <p className={styles.text}>{other.text}</p>
            <div className={styles.buttons}>
              <Button kind="quiet" size="small" onPress={() => take(other)}>{t`Go on with this one`}</Button>
              <Button kind="quiet" size="small" onPress={() => discard(other)}>{t`Discard`}</Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
