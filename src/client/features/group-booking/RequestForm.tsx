import type { FormikErrors, FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { DEFAULTS } from '../../../contract/limits.ts';
import { session } from '../../api/session.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { emptyRequest, REQUEST_PLACE, type RequestValues, readRequest } from './group-values.ts';

interface RequestFormProps {
  validate: (values: RequestValues) => Promise<FormikErrors<RequestValues>>;
  /** Answers whether the request is done with. */
  onSubmit: (values: RequestValues, helpers: FormikHelpers<RequestValues>) => Promise<boolean> | boolean;
  children: ReactNode;
}

function firstRequest(): RequestValues {
  const me = session.get()?.me;
  return emptyRequest({
    name: me?.userInfo.nickname || me?.userInfo.username || '',
    email: me?.userInfo.email ?? '',
    areaCode: me?.userInfo.config.defaultRegion || DEFAULTS.region,
    phone: '',
  });
}

/** The request as it is typed over its two pages; every key is kept on the device until it is sent. */
export function RequestForm({ validate, onSubmit, children }: RequestFormProps) {
  const [untouched] = useState(firstRequest);
  // What was typed before is read first: the form begins with it.
  if (useDraftsAt(REQUEST_PLACE) === null) return null;
  return (
    <DraftForm<RequestValues>
      place={REQUEST_PLACE}
      initialValues={untouched}
      read={(kept) => readRequest(untouched, kept)}
      validate={validate}
      validateOnChange={false}
      onSubmit={onSubmit}
    >
      {children}
    </DraftForm>
  );
}
