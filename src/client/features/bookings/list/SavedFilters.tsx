import { Trans, useLingui } from '@lingui/react/macro';
import { setNestedObjectValues, useFormikContext } from 'formik';
import { useState } from 'react';
import type { OrderFilter, OrderFilters } from '../../../../contract/order-filters.ts';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { apiQueryKey, queryClient, useApiQuery } from '../../../api/queries.ts';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { showRefused } from '../../../form/server-errors.ts';
import { TextField } from '../../../form/TextField.tsx';
import { useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { type OrdersSearch, readOrdersSearch } from '../../../orders/order-filters.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './SavedFilters.module.css';

const MAX_NAME = 40;

type Tell = (error: unknown) => unknown;
const say: Tell = (error) => toast(messageOf(error), 'error');

/** Caches the server's response at once; false where it refused, which `tell` shows. */
async function keep(work: () => Promise<OrderFilters>, tell: Tell = say): Promise<boolean> {
  try {
    queryClient.setQueryData(apiQueryKey('orderFilters', {}), await work());
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}
const save = (name: string, search: OrdersSearch, tell?: Tell) =>
  keep(() => call('saveOrderFilter', { name, search }), tell);

/** The user's saved filters: each can be applied, renamed, or deleted with undo. */
export function SavedFilters({ onApply }: { onApply: (search: OrdersSearch) => void }) {
  const { t } = useLingui();
  const { data } = useApiQuery('orderFilters', {});
  if (!data || data.list.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Saved filters`}>
      {data.list.map((filter) => (
        <SavedFilter key={filter.id} filter={filter} onApply={onApply} />
      ))}
    </ul>
  );
}

function SavedFilter({ filter, onApply }: { filter: OrderFilter; onApply: (search: OrdersSearch) => void }) {
  const { t } = useLingui();
  const online = useOnline();
  const [isNaming, setIsNaming] = useState(false);
  const { id, name } = filter;
  const search = readOrdersSearch(filter.search);
  const remove = async () => {
    if (!(await keep(() => call('deleteOrderFilter', { id })))) return;
    toast(t`“${name}” is deleted.`, 'success', { label: t`Undo`, onPress: () => void save(name, search) });
  };
  if (isNaming) return <li>{<RenameForm filter={filter} onDone={() => setIsNaming(false)} />}</li>;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.name} onClick={() => onApply(search)}>
        {name}
      </button>
      <Button
        kind="plain"
        size="small"
        label={t`Rename “${name}”`}
        disabled={!online}
        onPress={() => setIsNaming(true)}
      >
        <Trans>Rename</Trans>
      </Button>
      <Button kind="plain" size="small" label={t`Delete “${name}”`} disabled={!online} onPress={() => void remove()}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}

interface RenameProps {
  filter: OrderFilter;
  onDone: () => void;
}

function RenameForm(props: RenameProps) {
  const place = `filter/${props.filter.id}`;
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ReadRename {...props} place={place} />;
}

function ReadRename({ filter: { id, name }, onDone, place }: RenameProps & { place: string }) {
  const { t } = useLingui();
  return (
    <DraftForm<{ rename: string }>
      place={place}
      initialValues={{ rename: name }}
      onSubmit={async ({ rename }, { setErrors }) => {
        const next = rename.trim();
        if (next === '') return false;
        const tell: Tell = (error) => showRefused(error, setErrors, (path) => (path === 'name' ? 'rename' : path));
        const isDone = next === name || (await keep(() => call('renameOrderFilter', { id, name: next }), tell));
        if (isDone) onDone();
        return isDone;
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <>
          <div className={styles.form}>
            <TextField
              name="rename"
              label={t({ message: 'Name', context: 'of a thing' })}
              autoComplete="off"
              maxLength={MAX_NAME}
              required
            />
            <Button kind="quiet" size="main" busy={isSubmitting} onPress={() => void submitForm()}>
              <Trans>Rename</Trans>
            </Button>
          </div>
          <NotSavedAt place={place} />
        </>
      )}
    </DraftForm>
  );
}

/** Saves the form's filter by name; replaces one of the same name. */
export function SaveFilter({ search }: { search: OrdersSearch }) {
  const { t } = useLingui();
  const online = useOnline();
  const { values, setFieldValue, setErrors, setTouched } = useFormikContext<{ saveAs: string }>();
  const [busy, setBusy] = useState(false);
  const name = values.saveAs.trim();
  const isEmpty = Object.values(search).every((value) => value === undefined);
  const tell: Tell = (error) => {
    // Not submitted: its fields would show no errors yet.
    void setTouched(setNestedObjectValues(values, true), false);
    showRefused(error, setErrors, (path) => (path === 'name' ? 'saveAs' : path.replace(/^search\./, '')));
  };
  const submit = async () => {
    setBusy(true);
    if (await save(name, search, tell)) {
      toast(t`“${name}” is saved.`, 'success');
      await setFieldValue('saveAs', '');
    }
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <TextField name="saveAs" label={t`Save these filters as`} autoComplete="off" maxLength={MAX_NAME} />
      <Button
        kind="quiet"
        size="main"
        busy={busy}
        disabled={!online || name === '' || isEmpty}
        onPress={() => void submit()}
      >
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}
