import { Trans } from '@lingui/react/macro';
import { Chip } from '../ui/Chip.tsx';

interface FilterChipProps {
  /** The active filter; null if there is none. */
  words: string | null;
  onOpen: () => void;
  onClear: () => void;
}

/** Opens a list's filter sheet; shows the active filter, and clears it. */
export function FilterChip({ words, onOpen, onClear }: FilterChipProps) {
  const isNarrowed = words !== null;
  return (
    <Chip opens="dialog" selected={isNarrowed} onPress={onOpen} {...(isNarrowed ? { onRemove: onClear } : {})}>
      {words ?? <Trans>Filter</Trans>}
    </Chip>
  );
}
