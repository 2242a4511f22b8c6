import { t } from '@lingui/core/macro';
import type { FormikErrors } from 'formik';
import type { InputOf } from '../../../contract/endpoints.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { type CallOptions, call, openKeyOf } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { isRecord } from '../../api/is-record.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { showRefused } from '../../form/server-errors.ts';
import { changedTraveller, newTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { outbox, outboxView, outboxWanted, queueChange } from '../../offline/outbox/outbox-here.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import { isTraveller } from './queued-form.ts';
import { rebaseValues } from './rebase-values.ts';
import { type TravellerValues, toChangedTraveller, toNewTraveller, valuesOf } from './traveller-values.ts';

type SetErrors = (errors: FormikErrors<TravellerValues>) => void;

const isCode = (error: unknown, name: keyof typeof REFUSALS): error is ApiError =>
  error instanceof ApiError && error.code === REFUSALS[name].code;

/** The traveller of a refusal, in the server's current version. */
function travellerOf({ data }: ApiError, name: 'current' | 'duplicateOf'): Traveller | null {
  const found = isRecord(data) ? data[name] : null;
  return isTraveller(found) ? found : null;
}

async function create(values: TravellerValues, options: CallOptions): Promise<boolean> {
  const send = (input: InputOf<'createTraveller'>) => call('createTraveller', input, options);
  const input = toNewTraveller(values);
  try {
    await send(input);
    return true;
  } catch (error) {
    if (!isCode(error, 'duplicateTraveller')) throw error;
    const there = travellerOf(error, 'duplicateOf');
    const who = there ? [there.surname, there.givenName, there.nativeName].filter(Boolean).join(' ') : '';
    const isWanted = await confirmDialog({
      title: t`This traveller is already in your list`,
      text: t`${who}: same document, or same name and date of birth. Merging puts what you typed, the name too, into this traveller.`,
      confirm: t`Merge`,
    });
    if (isWanted) await send({ ...input, merge: true });
    return isWanted;
  }
}

async function change(values: TravellerValues, traveller: Traveller, options: CallOptions): Promise<boolean> {
  const send = (input: InputOf<'updateTraveller'>) => call('updateTraveller', input, options);
  try {
    await send(toChangedTraveller(values, traveller));
    return true;
  } catch (error) {
    const current = isCode(error, 'staleVersion') ? travellerOf(error, 'current') : null;
    if (current === null) throw error;
    const isWanted = await confirmDialog({
      title: t`Somebody changed this traveller in the meantime`,
      text: t`Saving replaces their changes with yours.`,
      confirm: t`Save mine`,
    });
    // Only fields edited here: other users' changes stay.
    if (isWanted) await send(toChangedTraveller(rebaseValues(values, valuesOf(traveller), valuesOf(current)), current));
    return isWanted;
  }
}

/** Offline the change waits in the outbox; one for an existing traveller is then merged into it. */
async function queue(values: TravellerValues, traveller: Traveller | null): Promise<void> {
  if (traveller) {
    const input = toChangedTraveller(values, traveller);
    // Its answer may have just been lost: it waits under the key that the server then knows.
    const id = await openKeyOf('updateTraveller', input);
    await queueChange(changedTraveller, input, { before: traveller, ...(id ? { id, maybeArrived: true } : {}) });
  } else await queueChange(newTraveller, { ...toNewTraveller(values), merge: true });
  toast(t`Saved on this device. It is sent as soon as you are online.`, 'info');
}

/** Replaces a traveller that is not on the server: two items would create two travellers. */
async function requeue(values: TravellerValues, { account, id }: OutboxRecord): Promise<boolean> {
  const isKept = await outbox.edit(account, id, { ...toNewTraveller(values), merge: true });
  if (isKept) {
    outboxWanted.set(outboxWanted.get() + 1);
    toast(t`Saved on this device. It is sent as soon as you are online.`, 'info');
  } else toast(t`Too late: it is being sent.`, 'warning');
  return isKept;
}

/** Whether a change of the traveller is in flight: another one is queued behind it, so that neither is lost. */
function isOnItsWay({ id }: Traveller): boolean {
  return outboxView
    .get()
    .records.some(
      ({ kind, subject, state }) => kind === changedTraveller.kind && subject === id && state !== 'refused',
    );
}

/** A refused change is over once its form is saved; after a lost answer, once that is known (lost-answers/look-up.ts). */
async function dropRefused(record: OutboxRecord | null): Promise<void> {
  if (record?.state === 'refused' && record.kind === changedTraveller.kind)
    await outbox.cancel(record.account, record.id);
}

interface Saved {
  /** Null for a new one. */
  traveller: Traveller | null;
  /** The outbox item that the form was opened with. */
  record: OutboxRecord | null;
}

/** How a form was saved: on the server, or on the device until it can be sent. */
export type SavedHow = 'sent' | 'kept';

type Save = (values: TravellerValues, setErrors: SetErrors, options: CallOptions) => Promise<SavedHow | null>;

/** Saves the form of a traveller; null when the form stays open. */
export function saveTraveller({ traveller, record }: Saved, online: boolean): Save {
  return async (values, setErrors, options) => {
    if (record?.kind === newTraveller.kind) return (await requeue(values, record)) ? 'kept' : null;
    if (!online || (traveller && isOnItsWay(traveller))) {
      await queue(values, traveller);
      await dropRefused(record);
      return 'kept';
    }
    try {
      const isDone = traveller ? await change(values, traveller, options) : await create(values, options);
      if (!isDone) return null;
      toast(t`Saved`, 'success');
      await dropRefused(record);
      return 'sent';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefused(error, setErrors);
      return null;
    } finally {
      void invalidate('travellers', 'memberCards');
    }
  };
}

/** Saves with or without a connection. */
export function useSaveTraveller(saved: Saved): Save {
  return saveTraveller(saved, useOnline());
}
