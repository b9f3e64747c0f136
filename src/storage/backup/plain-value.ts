const BINARY = "$binary";

const ARRAYS = { Float64Array, Float32Array, Uint32Array, Int32Array, Uint16Array, Uint8Array };
type ArrayName = keyof typeof ARRAYS;
type BinaryArray = InstanceType<(typeof ARRAYS)[ArrayName]>;

/**
 * Converts a stored value to JSON. A typed array becomes `{"$binary": "Float64Array", "base64": …}`, little-endian
 * like the memory of every current device.
 */
export function toPlainValue(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { [BINARY]: value.constructor.name, base64: toBase64(bytes) };
  }
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toPlainValue(one)]));
}

/** Converts JSON back to a stored value; throws if a text is not base64 or does not fill its array. */
export function fromPlainValue(plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map(fromPlainValue);
  if (typeof plain !== "object" || plain === null) return plain;
  const { [BINARY]: name, base64 } = plain as Record<string, unknown>;
  if (typeof name === "string" && Object.hasOwn(ARRAYS, name) && typeof base64 === "string") {
    return arrayOf(name as ArrayName, base64);
  }
  return Object.fromEntries(Object.entries(plain).map(([key, one]) => [key, fromPlainValue(one)]));
}

function arrayOf(name: ArrayName, base64: string): BinaryArray {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new ARRAYS[name](bytes.buffer);
}

/** A number of bytes that every engine accepts as arguments of one call. */
const CHUNK_BYTES = 0x8000;

function toBase64(bytes: Uint8Array & { readonly toBase64?: () => string }): string {
  // Newer browsers have a built-in method, ten times as fast.
  if (bytes.toBase64) return bytes.toBase64();
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}
