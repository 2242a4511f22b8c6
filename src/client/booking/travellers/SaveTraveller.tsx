import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../ui/Checkbox.tsx';

export interface Saving {
  /** Positions of the passengers to save after booking. */
  chosen: ReadonlySet<number>;
  change: (chosen: ReadonlySet<number>) => void;
}

/** Saves this passenger for the next booking. */
export function SaveTraveller({ index, saving }: { index: number; saving: Saving }) {
  const choose = (isOn: boolean) => {
    const next = new Set(saving.chosen);
    if (isOn) next.add(index);
    else next.delete(index);
    saving.change(next);
  };
  return (
    <Checkbox checked={saving.chosen.has(index)} onChange={choose}>
      <Trans>Save to travellers once it is booked</Trans>
    </Checkbox>
  );
}
