/** A text as bytes, for what is read in ASCII only; any other character becomes 0, which nothing is. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index);
    return unit < 0x80 ? unit : 0;
  });
}
