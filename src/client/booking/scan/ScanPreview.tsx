import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './ScanSheet.module.css';

interface ScanPreviewProps {
  picture: ImageBitmap;
}

const WIDTH = 640;

/** The photo with a frame for the machine-readable zone. */
export function ScanPreview({ picture }: ScanPreviewProps) {
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
