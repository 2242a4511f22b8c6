import { Page } from '../../ui/Page.tsx';

export function OrderPage({ id }: { id: string }) {
  return <Page title={id}>{null}</Page>;
}
