import { Trans } from '@lingui/react/macro';
import { Chip } from '../ui/Chip.tsx';

interface FilterChipProps {
  /** What the list is narrowed to; null where it shows all. */
  words: string | null;
  onOpen: () => void;
  onClear: () => void;
}

/** Opens the sheet that narrows a list; says what it is narrowed to, and takes that away. */
export function FilterChip({ words, onOpen, onClear }: FilterChipProps) {
  const isNarrowed = words !== null;
  return (
    <Chip opens="dialog" selected={isNarrowed} onPress={onOpen} {...(isNarrowed ? { onRemove: onClear } : {})}>
      {words ?? <Trans>Filter</Trans>}
    </Chip>
  );
}
