/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the file by the next turn; what holds it may go.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
