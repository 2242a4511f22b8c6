import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type PaperOrder, priceBarOf } from '../../../contract/paper/order-paper.ts';
import { paperText } from '../../../contract/paper/paper-text.ts';
import { messageOf } from '../../api/errors.ts';
import { fetchPaper } from '../../api/fetch-paper.ts';
import { useOnline } from '../../api/online.ts';
import { saveFile } from '../../api/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { useCopy } from '../use-copy.ts';
import { type PaperChoice, usePaper } from './use-paper.ts';

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
const canShare = (data: ShareData) => typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);

/** The ways to send an order to its traveller; offline, only as text. */
export function usePaperOut(of: PaperOrder, choice: PaperChoice) {
  const { t } = useLingui();
  const online = useOnline();
  const paperOf = usePaper(of);
  const put = useCopy();
  const [busy, setBusy] = useState<'share' | 'download' | null>(null);
  const text = () => paperText(paperOf(choice));
  const copy = () => put(text());

  const withFile = async (way: 'share' | 'download', hand: (file: File) => Promise<void> | void) => {
    setBusy(way);
    try {
      const { locale: language, withPrices } = choice;
      await hand(
        await fetchPaper(of.product, of.order.id, { language, prices: withPrices && priceBarOf(of) === null }),
      );
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      setBusy(null);
    }
  };
  const keep = (file: File) => {
    saveFile(file, file.name);
    toast(t`The file has been downloaded.`, 'success');
  };
  const give = async (data: ShareData, otherwise: () => Promise<void> | void) => {
    if (!canShare(data)) return otherwise();
    try {
      await navigator.share(data);
    } catch (error) {
      // A browser that waited too long for the file requires another tap: download it instead.
      if (!isDismissal(error)) await otherwise();
    }
  };
  return {
    busy,
    copy,
    download: () => withFile('download', keep),
    share: () =>
      online
        ? withFile('share', (file) => give({ files: [file] }, () => keep(file)))
        : give({ title: paperOf(choice).booking, text: text() }, copy),
  };
}
