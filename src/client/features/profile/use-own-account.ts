import { type DateFormat, DEFAULTS } from '../../../contract/limits.ts';
import { useDateFormat } from '../../api/own-date-format.ts';
import { useMe } from '../../api/session.ts';
import { ownConfig, ownName } from '../../offline/outbox/kinds/own-account.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { lastQueued, useQueued } from '../../offline/outbox/use-outbox.ts';

/** A value of the user's account as last set; `record` is the change that is not yet on the server. */
export interface OwnValue<T> {
  value: T;
  record: OutboxRecord | null;
}

export function useOwnName(): OwnValue<string> {
  const info = useMe()?.userInfo;
  const record = lastQueued(useQueued(ownName));
  const queued = record?.input.nickname;
  return { value: typeof queued === 'string' ? queued : info?.nickname || info?.username || '', record };
}

/** The format of dates with a year. */
export function useOwnDateFormat(): OwnValue<DateFormat> {
  return { value: useDateFormat(), record: lastQueued(useQueued(ownConfig, 'dateFormat')) };
}

/** The default phone of new bookings' contact; empty for none. */
export function useContactPhone(): OwnValue<string> {
  const kept = useMe()?.userInfo.config.contactPhone ?? '';
  const record = lastQueued(useQueued(ownConfig, 'contactPhone'));
  const queued = record?.input.value;
  return { value: typeof queued === 'string' ? queued : kept, record };
}

/** The default area code of new bookings, digits only. */
export function useAreaCode(): OwnValue<string> {
  const kept = useMe()?.userInfo.config.defaultRegion || DEFAULTS.region;
  const record = lastQueued(useQueued(ownConfig, 'defaultRegion'));
  const queued = record?.input.value;
  return { value: typeof queued === 'string' ? queued : kept, record };
}
