import { Trans } from '@lingui/react/macro';
import { documentTextOutline } from 'ionicons/icons';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Opens the traveller's itinerary of an order. */
export function PaperButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="quiet" size="small" onPress={onPress}>
      <Icon icon={documentTextOutline} /> <Trans>Itinerary</Trans>
    </Button>
  );
}
