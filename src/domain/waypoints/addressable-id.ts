/** Longer than any id that a program makes, shorter than what an address may be anywhere. */
const ID_MAX_CHARS = 200;

/**
 * What an address cannot hold as one of its parts: control characters (servers refuse them), and the
 * text that stands for a slash (routers undo it twice).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT = /[\u0000-\u001f\u007f]|%2f/i;

const PLAIN = /^[\w-]{1,200}$/;

/**
 * Whether an id can be a part of an address and come back as it was: not empty, not `.` or `..`
 * (which lead elsewhere), no half of a surrogate pair (which cannot be encoded), and not too long.
 */
export function isAddressableId(id: string): boolean {
  // Of ten thousand nearly every one; the rest is looked at more closely.
  if (PLAIN.test(id)) return true;
  const isLengthGood = id.length > 0 && id.length <= ID_MAX_CHARS;
  return isLengthGood && id !== "." && id !== ".." && !UNFIT.test(id) && isWellFormed(id);
}

/**
 * The id that a record with this id is known under: the very same, or, where no address can hold it,
 * one made of it. The same id always becomes the same, so that all copies of a record keep together.
 */
export function addressableId(id: string): string {
  return isAddressableId(id) ? id : `id-${hashOf(id)}`;
}

function isWellFormed(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** FNV-1a over the UTF-16 units, twice from different beginnings: 64 bits, as hexadecimal digits. */
function hashOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
