import { Trans, useLingui } from '@lingui/react/macro';
import { type FormikHelpers, setIn, useFormikContext } from 'formik';
import { documentAttachOutline } from 'ionicons/icons';
import { useState } from 'react';
import { isUsuallyProven } from '../../../contract/after-sales.ts';
import { PROOF, proofTypeOf } from '../../../contract/proof-types.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { listErrors } from '../../form/error-list.ts';
import { errorId } from '../../form/field-ids.ts';
import { type PlaceOf, serverErrors } from '../../form/server-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ProofFields.module.css';
import type { RequestValues } from './request-values.ts';

const ACCEPT = PROOF.types.join();

/** Enough of a file to detect its type. */
const HEAD_BYTES = 16;

/** Why a file is refused; null when it can be sent. Reads only its head: it may be a video, larger than the device's memory. */
export async function proofFault(file: Pick<File, 'size' | 'slice'>): Promise<'type' | 'size' | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (proofTypeOf(head) === null) return 'type';
  return file.size > PROOF.bytes ? 'size' : null;
}

/** Sets the field errors of a refused request; removes proofs that the server has deleted, and says which. */
export function markRefused<V extends RequestValues>(
  error: unknown,
  { files }: Pick<RequestValues, 'files'>,
  { setErrors, setFieldValue }: Pick<FormikHelpers<V>, 'setErrors' | 'setFieldValue'>,
  placeOf?: PlaceOf,
): void {
  const errors = serverErrors<V>(error, placeOf);
  const gone = new Map(listErrors(errors.files));
  const faults = files.map(({ name }, i) => {
    const fault = gone.get(`[${i}]`);
    return fault ? [`${name}: ${fault}`] : [];
  });
  if (faults.flat().length === 0) return setErrors(errors);
  const kept = files.filter((_, i) => faults[i]?.length === 0);
  void setFieldValue('files', kept, false);
  setErrors(setIn(errors, 'files', faults.flat().join(' ')));
}

/** Pictures and PDFs that prove the reason: uploaded at once, each with its own error. */
export function ProofFields() {
  const { t } = useLingui();
  const online = useOnline();
  const { values, errors, setFieldValue } = useFormikContext<RequestValues>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { files } = values;
  const gone = listErrors(errors.files)[0]?.[1];
  const words = {
    type: t`Only JPG and PNG pictures and PDF files are accepted.`,
    size: t`This file is larger than 2 MB.`,
  };
  const send = async (chosen: readonly File[]): Promise<void> => {
    setProblem(null);
    if (files.length + chosen.length > PROOF.files) return setProblem(t`At most five files are accepted.`);
    const sent = [...files];
    for (const file of chosen) {
      const fault = await proofFault(file);
      if (fault) return setProblem(words[fault]);
      const image = new Uint8Array(await file.arrayBuffer());
      const { id, name } = await call('uploadFile', { purpose: 'proof', name: file.name.slice(0, 120), image });
      sent.push({ id, name });
      await setFieldValue('files', [...sent]);
    }
  };
  const choose = (chosen: readonly File[]) => {
    setBusy(true);
    send(chosen)
      .catch((error: unknown) => {
        const isSaid = error instanceof ApiError && error.kind === 'refused';
        setProblem(isSaid ? messageOf(error) : t`upload failed (try again later or contact the system administrator)`);
      })
      .finally(() => setBusy(false));
  };
  return (
    <fieldset className={styles.group} aria-describedby={gone ? errorId('files') : undefined}>
      <legend>{isUsuallyProven(Number(values.reason)) ? t`Proof (usually asked for)` : t`Proof (optional)`}</legend>
      <p className={styles.hint}>
        <Trans>JPG, PNG or PDF, up to 2 MB each, at most five.</Trans>
      </p>
      {files.length > 0 ? (
        <ul className={styles.list}>
          {files.map(({ id, name }) => (
            <li key={id} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <Button
                kind="plain"
                size="small"
                label={t`Remove ${name}`}
                onPress={() =>
                  void setFieldValue(
                    'files',
                    files.filter((file) => file.id !== id),
                  )
                }
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {files.length < PROOF.files ? (
        <FileButton multiple accept={ACCEPT} disabled={!online || busy} onChoose={choose}>
          <Icon icon={documentAttachOutline} /> {busy ? t`Uploading the file…` : t`Add a file`}
        </FileButton>
      ) : null}
      {online ? null : <p className={styles.hint}>{t`Files are added with a connection.`}</p>}
      {gone ? (
        <p id={errorId('files')} className={styles.problem}>
          {gone}
        </p>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
