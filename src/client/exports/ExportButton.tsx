import { lazyPart } from '../ui/lazy-part.tsx';

/** Downloads a list as an Excel file. The server generates it: its code is not cached, so it shows only with a connection. */
export const ExportButton = lazyPart(async () => (await import('./ExportList.tsx')).ExportList);
