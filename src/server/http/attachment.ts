/** Headers of a file that is handed out to be saved, never to be shown in the portal's place. */
export function attachment({ name, type }: { name: string; type: string }): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  };
}
