import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './FilterSheet.module.css';

interface FilterButtonsProps<V> {
  /** Values for 'Clear'. */
  nothing: V;
  /** Label of the apply button. */
  show?: ReactNode;
}

/** The footer of a filter sheet. */
export function FilterButtons<V extends object>({ nothing, show = <Trans>Show</Trans> }: FilterButtonsProps<V>) {
  const { submitForm, setValues } = useFormikContext<V>();
  return (
    <div className={styles.buttons}>
      <Button kind="quiet" size="main" onPress={() => void setValues(nothing)}>
        <Trans>Clear</Trans>
      </Button>
      <Button size="main" block onPress={() => void submitForm()}>
        {show}
      </Button>
    </div>
  );
}
