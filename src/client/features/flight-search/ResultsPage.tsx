import { Page } from '../../ui/Page.tsx';

export function ResultsPage() {
  return <Page title="">{null}</Page>;
}
