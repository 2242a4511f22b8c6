/** Keeps again, without the token of whoever had asked, what an earlier version kept along with it. */
export async function dropTokens(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!request.headers.has('Authorization')) continue;
    const answer = await cache.match(request);
    await cache.delete(request);
    if (answer) await cache.put(request.url, answer);
  }
}
