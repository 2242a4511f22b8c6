/** The clipboard's text, read on a tap; null where the browser lacks or the agent denies access. */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim() || null;
  } catch {
    return null;
  }
}
