import { Plural, Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { listErrors } from '../../form/error-list.ts';
import { focusDrawnField } from '../../form/focus-field.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { nextFaulty } from './list-rows.ts';
import type { ListValues } from './list-values.ts';

interface ListFaultsProps {
  /** The passenger after whom the search starts. */
  after: number;
  onShow: (index: number) => void;
}

/** The number of passengers with errors, and a button to the next one. Submitting a list with errors goes to the first. */
export function ListFaults({ after, onShow }: ListFaultsProps) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext<ListValues>();
  const faults: readonly unknown[] = Array.isArray(errors.passengers) ? errors.passengers : [];
  const count = faults.filter(Boolean).length;
  const go = useLatest((from: number) => {
    const index = nextFaulty(faults, from);
    const [path] = index === null ? [] : (listErrors(faults[index], `passengers[${index}]`)[0] ?? []);
    if (index === null || path === undefined) return;
    onShow(index);
    focusDrawnField(path);
  });
  const told = useRef(0);
  const isSettled = submitCount > 0 && !isSubmitting && !isValidating;
  useEffect(() => {
    if (!isSettled || told.current === submitCount) return;
    told.current = submitCount;
    go(-1);
  }, [isSettled, submitCount, go]);
  if (submitCount === 0 || count === 0) return null;
  return (
    <Note tone="warning">
      <span role="status">
        <Plural value={count} one="One passenger needs your attention" other="# passengers need your attention" />
      </span>
      <Button kind="plain" size="small" onPress={() => go(after)}>
        <Trans>Go to the next passenger</Trans>
      </Button>
    </Note>
  );
}
