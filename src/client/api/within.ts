/** Waits for work to end, well or not, but no longer than this. For what is worth waiting for and must hold nobody up. */
export async function within(work: Promise<unknown>, ms: number): Promise<void> {
  await Promise.race([work.catch(() => null), new Promise((resolve) => setTimeout(resolve, ms))]);
}
