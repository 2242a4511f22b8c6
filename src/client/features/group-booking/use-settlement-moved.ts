import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMe } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Whether the company settles in another currency by now than when the request was looked through; then it leads away, with the
 * reason (spec §4). `currency` is null while there is no request.
 */
export function useSettlementMoved(currency: string | null): boolean {
  const { t } = useLingui();
  const navigate = useNavigate();
  const settlement = useMe()?.company.config.commonConfig.settlementCurrency;
  const hasMoved = currency !== null && settlement !== undefined && currency !== settlement;
  useEffect(() => {
    if (!hasMoved) return;
    toast(t`The settlement currency has changed. Please look your group request through again.`, 'error');
    void navigate({ to: '/flight/booking', replace: true });
  }, [hasMoved, navigate, t]);
  return hasMoved;
}
