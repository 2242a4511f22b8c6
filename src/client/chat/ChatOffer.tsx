import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { CHAT_PATH } from '../../contract/site-terms.ts';
import { apiBase } from '../api/call.ts';
import { readStored, writeStored } from '../api/stored-json.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import styles from './ChatOffer.module.css';

/** The chat host that was accepted on this device. */
const KEY = 'interline.chat';

/** The site's chat: nothing of it loads before the user has requested it and agreed. */
export function ChatOffer({ host }: { host: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isAgreed, setAgreed] = useState(() => readStored(KEY) === host);
  const decide = (agreed: boolean) => {
    writeStored(KEY, agreed ? host : null);
    setAgreed(agreed);
    if (!agreed) setOpen(false);
  };
  return (
    <>
      <Button kind="plain" size="small" onPress={() => setOpen(true)}>
        <Trans>Chat</Trans>
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Chat`}
        breakpoints="full"
        footer={
          isAgreed ? (
            <Button kind="quiet" block onPress={() => decide(false)}>
              <Trans>Close the chat and stop loading it</Trans>
            </Button>
          ) : (
            <Button size="main" block onPress={() => decide(true)}>
              <Trans>Agree and open the chat</Trans>
            </Button>
          )
        }
      >
        {isAgreed ? (
          <ChatFrame />
        ) : (
          <p className={styles.words}>
            <Trans>
              The chat is provided by {host}. That host learns your network address and what you write there, and may
              store data of its own in this browser. It cannot see your bookings.
            </Trans>
          </p>
        )}
      </Sheet>
    </>
  );
}

function ChatFrame() {
  const { t } = useLingui();
  const [base, setBase] = useState<string | null>(null);
  useEffect(() => {
    void apiBase().then(setBase);
  }, []);
  return base === null ? null : <iframe className={styles.frame} src={`${base}${CHAT_PATH}`} title={t`Chat`} />;
}
