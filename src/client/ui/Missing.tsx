import { useLingui } from '@lingui/react/macro';
import { searchOutline } from 'ionicons/icons';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Sheet } from './Sheet.tsx';

interface MissingProps {
  /** What is missing: 'There is no such agency'. */
  title: string;
  /** The reason; by default, why a record may be missing. */
  text?: string;
  /** Label of the button back to the list. */
  back: string;
  onBack: () => void;
  /** Over the list, as on phones, instead of beside it or in its place. */
  over?: boolean;
}

/** Shown if the server does not know what an address names: what is wrong, why that may be, and a link back to the list. */
export function Missing({ title, text, back, onBack, over = false }: MissingProps) {
  const { t } = useLingui();
  const said = (
    <div role="alert">
      <EmptyState
        icon={searchOutline}
        title={title}
        text={text ?? t`The address may be mistyped or old, it was removed since, or it belongs to another company.`}
        action={<Button onPress={onBack}>{back}</Button>}
      />
    </div>
  );
  return over ? (
    <Sheet open onClose={onBack} title={t`Not Found`}>
      {said}
    </Sheet>
  ) : (
    said
  );
}
