import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cameraOutline, imageOutline } from 'ionicons/icons';
import { type ChangeEvent, useEffect, useState } from 'react';
import { DOCUMENT_IMAGE } from '../../../contract/document-images.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fileOf, type PhotoFault } from './prepare-photo.ts';
import styles from './ScanSheet.module.css';

const FAULTS: Record<PhotoFault, MessageDescriptor> = {
  type: msg`This is no JPEG or PNG photo.`,
  size: msg`This file is larger than 10 MB.`,
  broken: msg`This photo cannot be opened. Please take it again.`,
};
const ACCEPT = DOCUMENT_IMAGE.types.join();

interface ScanPickerProps {
  fault: PhotoFault | null;
  onFile: (file: Blob) => void;
}

/** The camera, a file, and on desktops paste and drop. */
export function ScanPicker({ fault, onFile }: ScanPickerProps) {
  const { i18n } = useLingui();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData);
      if (file) onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div
      className={styles.picker}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = fileOf(event.dataTransfer);
        if (file) onFile(file);
      }}
    >
      <div className={styles.guide} aria-hidden="true">
        <span className={styles.face} />
        <span className={styles.lines}>
          {'P<CHNZHANG<<SAN<<<<<<<'}
          <br />
          {'E12345678<CHN9005019M3'}
        </span>
      </div>
      <p className={styles.hint}>
        <Trans>
          Passports, visas and cards with lines of letters at the edge, and the number of Chinese identity cards. Have
          the lines whole in the picture, sharp and without glare.
        </Trans>
      </p>
      {fault ? (
        <p className={styles.fault} role="alert">
          {i18n._(FAULTS[fault])}
        </p>
      ) : null}
      <label className={styles.choice} data-kind="primary">
        <input type="file" accept={ACCEPT} capture="environment" onChange={choose} />
        <Icon icon={cameraOutline} /> <Trans>Take a photo</Trans>
      </label>
      <label className={styles.choice}>
        <input type="file" accept={ACCEPT} onChange={choose} />
        <Icon icon={imageOutline} /> <Trans>Choose a photo</Trans>
      </label>
      <p className={styles.drop}>
        <Trans>or drop or paste one here</Trans>
      </p>
      <p className={styles.note}>
        <Trans>JPEG or PNG, up to 10 MB. The photo is read and not stored.</Trans>
      </p>
    </div>
  );
}
