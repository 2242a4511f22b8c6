/** Waits for work to settle, but no longer than this. For work that must not block anybody. */
export async function within(work: Promise<unknown>, ms: number): Promise<void> {
  await Promise.race([work.catch(() => null), new Promise((resolve) => setTimeout(resolve, ms))]);
}
