/** Rewrites entries that an earlier version cached with the requester's token. */
export async function dropTokens(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!request.headers.has('Authorization')) continue;
    const answer = await cache.match(request);
    await cache.delete(request);
    if (answer) await cache.put(request.url, answer);
  }
}
