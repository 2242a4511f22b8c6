import { Page } from '../../ui/Page.tsx';

export function SearchPage() {
  return <Page title="">{null}</Page>;
}
