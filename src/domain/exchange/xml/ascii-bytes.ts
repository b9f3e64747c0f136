/** Turns ASCII text into bytes; any other character becomes 0, which matches nothing. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index);
    return unit < 0x80 ? unit : 0;
  });
}
