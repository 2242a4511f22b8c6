/** The clipboard's text, asked for by a tap; null where the browser does not give it, or the agent does not allow it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim() || null;
  } catch {
    return null;
  }
}
