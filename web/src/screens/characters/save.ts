// Saves a text as a file.

/** Offers a text as a download. Characters that file systems refuse are replaced. */
export function saveFile(name: string, text: string, type = 'application/toml'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-');
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
