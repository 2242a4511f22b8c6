import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AfterSales } from '../../contract/after-sales.ts';
import { OPERATORS } from '../../contract/endpoint.ts';
import { isAllowed } from '../../contract/permissions.ts';
import { PROOF, proofPath } from '../../contract/proof-types.ts';
import { download } from '../api/download.ts';
import { messageOf } from '../api/errors.ts';
import { useOnline } from '../api/online.ts';
import { useGrants } from '../api/session.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import styles from './ProofRows.module.css';
import price from './price-rows.module.css';

type Proof = NonNullable<AfterSales['files']>[number];
/** The path of a file by its id. */
export type ProofPath = ((id: string) => string) | undefined;

/** The files that prove a reason, each with a link. */
export function ProofRows({ files = [], path = proofPath }: { files?: Proof[] | undefined; path?: ProofPath }) {
  const grants = useGrants();
  // Finance staff read their company's orders but not the files; at the desk whoever sees an order may open them.
  const isOpen = path !== proofPath || (grants !== null && isAllowed(grants, OPERATORS));
  return files.length > 0 ? (
    <div className={price.row}>
      <dt>
        <Trans>Proof</Trans>
      </dt>
      <dd className={styles.files}>
        {files.map((file) =>
          isOpen ? (
            <ProofFile key={file.id} file={file} path={path(file.id)} />
          ) : (
            <span key={file.id} className={styles.name}>
              {file.name}
            </span>
          ),
        )}
      </dd>
    </div>
  ) : null;
}

function ProofFile({ file: { name }, path }: { file: Proof; path: string }) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await download(path, name, ...PROOF.types);
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="plain" size="small" busy={busy} disabled={!online} onPress={() => void open()}>
      <span className={styles.name}>{name}</span>
    </Button>
  );
}
