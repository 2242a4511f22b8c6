import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { Fragment, useEffect, useRef } from 'react';
import { useFormat } from '../ui/format.ts';
import styles from './ErrorSummary.module.css';
import { groupErrors, listErrors } from './error-list.ts';
import { fieldId } from './field-ids.ts';
import { focusDrawnField } from './focus-field.ts';

interface ErrorSummaryProps {
  /** The field's name in the list; by default its label. */
  labelOf?: (path: string) => string | undefined;
  /** The part of the form that a field belongs to, e.g. a passenger: its errors are then grouped under that name. */
  groupOf?: (path: string) => string | undefined;
  /** Called before a link moves focus, for forms that show one part at a time. */
  onGo?: (path: string) => void;
}

function labelOnPage(path: string): string {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)?.dataset.label ?? '';
}

/** The errors of a submitted form: takes focus, links to the fields, uses the fields' own messages. */
export function ErrorSummary({ labelOf, groupOf, onGo }: ErrorSummaryProps) {
  const { t } = useLingui();
  const { comma, colon } = useFormat();
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext<object>();
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const list = listErrors(errors);
  const isSettled = submitCount > 0 && !isSubmitting && !isValidating;
  const count = list.length;
  useEffect(() => {
    if (!isSettled || told.current === submitCount) return;
    told.current = submitCount;
    if (count > 0) box.current?.focus();
  }, [isSettled, submitCount, count]);
  if (submitCount === 0 || count === 0) return null;
  const go = (path: string) => {
    onGo?.(path);
    focusDrawnField(path);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.summary} role="group" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title" className={styles.title}>
        {t`${plural(count, { one: 'One field needs your attention', other: '# fields need your attention' })}`}
      </h2>
      <ul className={styles.list}>
        {groupErrors(list, groupOf).map(({ group, message, paths }) => (
          <li key={paths[0]}>
            {group ? (
              <>
                <strong>{group}</strong> · {message}
                {colon}
              </>
            ) : null}
            {paths.map((path, i) => {
              const label = labelOf?.(path) ?? labelOnPage(path);
              return (
                <Fragment key={path}>
                  {i > 0 ? comma.slice(1) : null}
                  <span className={styles.link}>
                    <a
                      href={`#${fieldId(path)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        go(path);
                      }}
                    >
                      {group || !label ? label || message : t`${label}: ${message}`}
                    </a>
                    {i < paths.length - 1 ? comma[0] : null}
                  </span>
                </Fragment>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
