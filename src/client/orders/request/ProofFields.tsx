import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { documentAttachOutline } from 'ionicons/icons';
import { useState } from 'react';
import { PROOF, proofTypeOf } from '../../../contract/proof-types.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ProofFields.module.css';
import type { RequestValues } from './request-values.ts';

const ACCEPT = PROOF.types.join();

/** Pictures and PDFs that prove the reason: sent at once, each refused with its own words. */
export function ProofFields() {
  const { t } = useLingui();
  const online = useOnline();
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { files } = values;
  const faultOf = (bytes: Uint8Array): string | null => {
    if (proofTypeOf(bytes) === null) return t`Only JPG and PNG pictures and PDF files are accepted.`;
    return bytes.length > PROOF.bytes ? t`This file is larger than 2 MB.` : null;
  };
  const send = async (chosen: readonly File[]): Promise<void> => {
    setProblem(null);
    if (files.length + chosen.length > PROOF.files) return setProblem(t`At most five files are accepted.`);
    const sent = [...files];
    for (const file of chosen) {
      const image = new Uint8Array(await file.arrayBuffer());
      const fault = faultOf(image);
      if (fault) return setProblem(fault);
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
    <fieldset className={styles.group}>
      <legend>{t`Proof (optional)`}</legend>
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
          <Icon icon={documentAttachOutline} /> {busy ? t`Sending the file…` : t`Add a file`}
        </FileButton>
      ) : null}
      {online ? null : <p className={styles.hint}>{t`Files are added with a connection.`}</p>}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
