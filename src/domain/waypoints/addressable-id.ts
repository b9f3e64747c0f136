/** Longer than the ids that programs make, shorter than the limit of any address. */
const ID_MAX_CHARS = 200;

/**
 * Text that a part of an address cannot hold: control characters (servers refuse them), and an encoded slash
 * (routers decode it twice).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT = /[\u0000-\u001f\u007f]|%2f/i;

const PLAIN = /^[\w-]{1,200}$/;

/**
 * Returns whether an id survives as part of an address: not empty, not `.` or `..` (which lead elsewhere),
 * without half surrogate pairs (which cannot be encoded), and not too long.
 */
export function isAddressableId(id: string): boolean {
  // Nearly every id is plain, so this check comes first.
  if (PLAIN.test(id)) return true;
  const isLengthGood = id.length > 0 && id.length <= ID_MAX_CHARS;
  return isLengthGood && id !== "." && id !== ".." && !UNFIT.test(id) && isWellFormed(id);
}

/**
 * Returns the id to use for a record: its own id, or, if an address cannot hold that, one derived from it.
 * The same id always gives the same result, so that all copies of a record stay together.
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

/** Computes FNV-1a over the UTF-16 units with two seeds: 64 bits as hexadecimal digits. */
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
