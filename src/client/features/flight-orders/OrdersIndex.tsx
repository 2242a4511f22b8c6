import { Page } from '../../ui/Page.tsx';

export function OrdersIndex() {
  return <Page title="">{null}</Page>;
}
