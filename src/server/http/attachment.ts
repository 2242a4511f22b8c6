/** Headers of a file download; browsers must save it and never show it on the portal's origin. */
export function attachment({ name, type }: { name: string; type: string }): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  };
}
