import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskPassengersPath } from '../../../contract/desk-passengers.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** Downloads an order's passengers with full document numbers, as ticketing needs them. */
export function PassengerListButton({ product, id }: { product: OrderProduct; id: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await download(deskPassengersPath(product, id), `passengers-${id}.xlsx`, XLSX);
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      busy={busy}
      disabledReason={online ? null : t`Downloading needs a connection.`}
      onPress={() => void keep()}
    >
      <Trans>Passenger list with documents</Trans>
    </Button>
  );
}
