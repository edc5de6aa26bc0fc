/** Give the reader a file to keep. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // A browser may begin to read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
