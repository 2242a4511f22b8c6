/** Lets the browser save a file. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the file by then; the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
