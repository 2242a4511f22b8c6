import { useLingui } from '@lingui/react/macro';
import { swapHorizontalOutline, swapVerticalOutline } from 'ionicons/icons';
import { PlaceField } from '../../../places/PlaceField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { withEndsSwapped, withPlace } from '../search/draft.ts';
import type { FormPart } from './form-part.ts';
import styles from './PlacePair.module.css';

/** Origin and destination of one leg, with the button that swaps them. */
export function PlacePair({ draft, onDraft, look, errorAt, recent, index }: FormPart & { index: number }) {
  const { t } = useLingui();
  const leg = draft.legs[index];
  if (!leg) return null;
  const field = (end: 'origin' | 'destination') => (
    <PlaceField
      name={`${end}/${index}`}
      label={end === 'origin' ? t`From` : t`To`}
      value={leg[end]}
      alone={draft.airportOnly.includes(leg[end])}
      recent={recent}
      look={look === 'bar' ? 'boxed' : 'plain'}
      error={errorAt(`legs[${index}].${end}`)}
      onPick={(place) => onDraft(withPlace(draft, index, end, place))}
    />
  );
  return (
    <div className={styles.pair} data-look={look}>
      <div className={styles.end}>{field('origin')}</div>
      <button
        type="button"
        className={styles.swap}
        aria-label={t`Swap origin and destination`}
        onClick={() => onDraft(withEndsSwapped(draft, index))}
      >
        <Icon icon={look === 'bar' ? swapHorizontalOutline : swapVerticalOutline} />
      </button>
      <div className={styles.end}>{field('destination')}</div>
    </div>
  );
}
