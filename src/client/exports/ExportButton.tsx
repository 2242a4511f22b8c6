import { lazyPart } from '../ui/lazy-part.tsx';

/** Downloads a list as an Excel file. The server makes it: what does that is not kept on the device, and stands here with a connection. */
export const ExportButton = lazyPart(async () => (await import('./ExportList.tsx')).ExportList);
