import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { notesOf } from '../paste/document-notes.ts';
import { usePassengerFills } from '../paste/PassengerFills.tsx';
import { ScanPicker } from './ScanPicker.tsx';
import { ScanResult } from './ScanResult.tsx';
import styles from './ScanSheet.module.css';
import { resultOfScan, scannedFields } from './scan-fields.ts';
import { useScan } from './use-scan.ts';

interface ScanSheetProps {
  open: boolean;
  onClose: () => void;
  index: number;
  accepted: readonly DocumentType[];
}

/** Takes a photo, shows the recognised fields, and fills them in with one tap. */
export function ScanSheet({ open, onClose, index, accepted }: ScanSheetProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { fill } = usePassengerFills();
  const { state, take, reset, retry } = useScan();
  const close = () => {
    reset();
    onClose();
  };
  const fields = state.step === 'read' ? scannedFields(state.answer, accepted) : [];
  const fillIn = () => {
    fill([{ target: index, fields: fields.map(({ path, value }) => [path, value]) }], {
      kind: 'photo',
      doubtful: fields.flatMap(({ path, review }) => (review ? [path] : [])),
    });
    close();
  };
  const onFile = useCallback((file: Blob) => void take(file), [take]);
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Scan document`}
      breakpoints="full"
      footer={
        state.step === 'read' ? (
          <Button size="main" block onPress={fillIn}>
            <Trans>Fill in</Trans>
          </Button>
        ) : undefined
      }
    >
      <div className={styles.scan}>
        {isOnline ? null : (
          <p className={styles.fault} role="status">
            <Trans>
              Documents are read by the server, so this needs a connection. Photos are not stored: please type the
              details, or paste them as text.
            </Trans>
          </p>
        )}
        {state.step === 'choose' && isOnline ? <ScanPicker fault={state.fault} onFile={onFile} /> : null}
        {'picture' in state ? <ScanPreview picture={state.picture} /> : null}
        {state.step === 'preparing' || state.step === 'reading' ? (
          <div className={styles.progress} role="status">
            <ProgressBar label={t`Reading the document`} value={state.step === 'preparing' ? 0.2 : 0.6} />
            <p>{state.step === 'preparing' ? t`Making the photo smaller` : t`Sending and reading the photo`}</p>
            <Button kind="quiet" onPress={reset}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ) : null}
        {state.step === 'failed' && isOnline ? (
          <div className={styles.progress}>
            <p className={styles.fault} role="alert">
              {state.message}
            </p>
            <div className={styles.actions}>
              <Button kind={state.isRefused ? 'quiet' : 'primary'} onPress={() => void retry(state.picture)}>
                <Trans>Try again</Trans>
              </Button>
              <Button kind={state.isRefused ? 'primary' : 'quiet'} onPress={reset}>
                <Trans>Another photo</Trans>
              </Button>
            </div>
          </div>
        ) : null}
        {state.step === 'read' ? (
          <>
            <ScanResult fields={fields} notes={notesOf(resultOfScan(state.answer))} />
            <Button kind="quiet" onPress={reset}>
              <Trans>Another photo</Trans>
            </Button>
          </>
        ) : null}
      </div>
    </Sheet>
  );
}

interface ScanPreviewProps {
  picture: ImageBitmap;
}

const WIDTH = 640;

/** The photo with a frame for the machine-readable zone. */
function ScanPreview({ picture }: ScanPreviewProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((WIDTH * picture.height) / picture.width);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, height);
  }, [picture, height]);
  return (
    <div className={styles.preview}>
      <canvas ref={canvas} width={WIDTH} height={height} role="img" aria-label={t`Your photo`} />
      <div className={styles.band} aria-hidden="true" />
    </div>
  );
}
