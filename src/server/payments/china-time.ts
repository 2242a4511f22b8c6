/** An instant in the format of China's payment providers: China time without a zone, as `2026-11-20 10:00:00`. */
export function chinaTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
