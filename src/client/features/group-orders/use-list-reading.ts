import { useLingui } from '@lingui/react/macro';
import { setIn, setNestedObjectValues, useFormikContext } from 'formik';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import { GROUP_LIMITS } from '../../../contract/limits.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { withPasted } from './list-rows.ts';
import { type ListPassenger, type ListValues, passengersOfSheet } from './list-values.ts';

/** Imports of whole lists, as a file or as rows from the clipboard: the server parses both into the form. */
export interface ListReading {
  busy: boolean;
  problem: string;
  answer: GroupSheetAnswer | null;
  attempt: (work: () => Promise<void>) => Promise<void>;
  /** Replaces the form's list. */
  readFile: (file: File) => Promise<void>;
  /** Adds to the form's list. Resolves to its success. */
  readRows: (text: string) => Promise<boolean>;
}

export function useListReading({ id }: Pick<GroupOrder, 'id'>, onRead: (index: number) => void): ListReading {
  const { t } = useLingui();
  const { values, touched, setTouched, setFieldValue, validateForm } = useFormikContext<ListValues>();
  // The list can be edited while rows are being parsed.
  const newest = useLatest(() => ({ values, touched }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [answer, setAnswer] = useState<GroupSheetAnswer | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  /** Errors of imported rows show at once. */
  const bring = async (passengers: ListPassenger[], at: readonly number[]) => {
    await setFieldValue('passengers', passengers, false);
    await validateForm({ ...newest().values, passengers });
    const marked = at.reduce(
      (next, i) => setIn(next, `passengers[${i}]`, setNestedObjectValues(passengers[i], true)),
      newest().touched,
    );
    await setTouched(marked, false);
    onRead(at[0] ?? 0);
  };
  const readFile = async (file: File) => {
    setAnswer(null);
    if (file.size > GROUP_LIMITS.sheetBytes) return setProblem(t`The file is larger than 2 MB.`);
    await attempt(async () => {
      const found = await call('readGroupSheet', { id, image: new Uint8Array(await file.arrayBuffer()) });
      setAnswer(found);
      const read = passengersOfSheet(found);
      if (read.length > 0) await bring(read, [...read.keys()]);
    });
  };
  const readRows = async (text: string) => {
    let isRead = false;
    setAnswer(null);
    await attempt(async () => {
      const found = await call('readGroupRows', { id, text });
      setAnswer(found);
      const read = passengersOfSheet(found);
      isRead = read.length > 0;
      if (!isRead) return;
      const { passengers, at } = withPasted(newest().values.passengers, read);
      await bring(passengers, at);
    });
    return isRead;
  };
  return { busy, problem, answer, attempt, readFile, readRows };
}
