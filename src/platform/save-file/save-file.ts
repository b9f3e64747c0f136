/** A text file to save for the user. */
export interface TextFile {
  readonly fileName: string;
  /** A MIME type. */
  readonly type: string;
  readonly text: string;
}

/** Saves a text as a download. Call it from a tap or a key press. */
export function saveTextFile({ fileName, type, text }: TextFile): void {
  saveFile(new File([text], fileName, { type }));
}

/** Saves a file as a download. Call it from a tap or a key press. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the contents when it handles the click; a minute is ample even for slow devices.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
