import { useCallback } from 'react';
import type { Money } from '../../../contract/money.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { useFormat } from '../../ui/format.ts';

/** Formats the agency's own price; `–` in client-safe mode. */
export function useNetMoney(): (money: Money | null) => string {
  const isSafe = useClientSafe();
  const { money } = useFormat();
  return useCallback((amount) => money(isSafe ? null : amount), [isSafe, money]);
}
