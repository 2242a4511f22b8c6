import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PICTURE } from '../../contract/pictures.ts';
import type { Ground } from '../../contract/site-colours.ts';
import { messageOf } from '../api/errors.ts';
import { useOnline } from '../api/online.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { toast } from '../ui/toast.ts';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  /** Its URL; null for none. */
  picture: string | null;
  /** Its text for screen readers. */
  alt: string;
  /** Shown while there is none: initials, or what the portal then shows. */
  standIn: ReactNode;
  round?: boolean;
  /** The theme it is shown in; by default, that of the page. */
  ground?: Ground;
  hint: string;
  upload: (image: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** A logo or portrait: uploaded as soon as chosen. */
export function PictureField(props: PictureFieldProps) {
  const { picture, alt, standIn, round = false, ground, hint, upload, remove } = props;
  const { t } = useLingui();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOff = busy || !online;
  const run = async (work: () => Promise<unknown>, words: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      toast(words, 'success');
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > PICTURE.bytes) return setProblem(t`The picture is larger than 2 MB.`);
    void run(async () => upload(new Uint8Array(await file.arrayBuffer())), t`The picture has been changed`);
  };
  return (
    <div className={styles.field}>
      <span className={styles.frame} data-round={round} data-theme={ground} data-plain={typeof standIn !== 'string'}>
        {picture ? (
          <img src={picture} alt={alt} />
        ) : (
          <span className={styles.standIn} aria-hidden="true">
            {standIn}
          </span>
        )}
      </span>
      <div className={styles.side}>
        <div className={styles.actions}>
          <FileButton accept={PICTURE.types.join()} disabled={isOff} onChoose={choose}>
            {busy ? <Trans>Uploading the picture…</Trans> : <Trans>Choose a picture</Trans>}
          </FileButton>
          {picture ? (
            <Button kind="plain" disabled={isOff} onPress={() => void run(remove, t`The picture has been removed`)}>
              <Trans>Remove the picture</Trans>
            </Button>
          ) : null}
        </div>
        <p className={styles.hint}>{online ? hint : t`Pictures are changed with a connection only.`}</p>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}
