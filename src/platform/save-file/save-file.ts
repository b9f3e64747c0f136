/** A text file for the user to keep. */
export interface TextFile {
  readonly fileName: string;
  /** A MIME type. */
  readonly type: string;
  readonly text: string;
}

/** Hands a text to the browser's downloads as a file. Must be called from a tap or a key. */
export function saveTextFile({ fileName, type, text }: TextFile): void {
  saveFile(new File([text], fileName, { type }));
}

/** Hands a file to the browser's downloads. Must be called from a tap or a key. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has the contents as soon as the click is handled; a minute is ample for the slowest.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
