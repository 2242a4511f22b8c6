import type { ComponentProps } from 'react';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The page of a form while its draft is being read. */
export function FormWaiting(page: Pick<ComponentProps<typeof Page>, 'title' | 'back'>) {
  return (
    <Page {...page}>
      <Card>
        <Skeleton height="56px" lines={5} />
      </Card>
    </Page>
  );
}
