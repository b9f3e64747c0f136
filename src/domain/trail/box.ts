import { fromBase64Url, toBase64Url } from "#domain/bytes/base64url.ts";
import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { decodeUtf8, encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { Ciphers } from "./ciphers.ts";
import { normaliseAnswer } from "./normalise-answer.ts";
import { fields, list, type Shape, text } from "./shape.ts";
import { TRAIL_LIMITS } from "./trail.ts";

/** A sealed post; bytes are base64url. docs/formats/trails.md. */
export interface SealedBox {
  readonly salt: string;
  /** The content key, encrypted once for each right answer. */
  readonly wraps: readonly Sealed[];
  readonly content: Sealed;
}

interface Sealed {
  readonly iv: string;
  readonly data: string;
}

/** The public parameters of a box. */
export interface BoxSetting {
  readonly ciphers: Ciphers;
  readonly rounds: number;
  /** The name of the box in its trail, which is authenticated: a box does not open in the place of another. */
  readonly name: string;
  /** The content keys of the boxes that open before it. */
  readonly earlierKeys: readonly string[];
}

/** A box that opened. */
export interface OpenedBox {
  /** The content key as base64url, by which it opens again. */
  readonly key: string;
  readonly content: unknown;
}

const [SALT_BYTES, IV_BYTES, KEY_BYTES] = [16, 12, 32];
const SEALED: Shape<Sealed> = fields<Sealed>({
  iv: text(16, 16),
  data: text(TRAIL_LIMITS.boxCharacters, 22),
});

/** Tells whether a value is a sealed post within its bounds. */
export const isSealedBox: Shape<SealedBox> = fields<SealedBox>({
  salt: text(22, 22),
  wraps: list(fields<Sealed>({ iv: text(16, 16), data: text(64, 64) }), TRAIL_LIMITS.answers, 1),
  content: SEALED,
});

/** The contents of a box, once unsealed. */
export interface BoxContents {
  readonly content: unknown;
  /** The right answers; those that are the same once normalised count once. */
  readonly answers: readonly string[];
  /** A `newContentKey`. */
  readonly key: string;
}

/** Returns a new content key, as base64url. */
export function newContentKey(ciphers: Pick<Ciphers, "random">): string {
  return toBase64Url(ciphers.random(KEY_BYTES));
}

/** Encrypts a content, which each of the answers opens. */
export async function sealBox(
  setting: BoxSetting,
  { content, answers, key }: BoxContents,
): Promise<SealedBox> {
  const { ciphers, name, rounds } = setting;
  const keyBytes = fromBase64Url(key) ?? ciphers.random(KEY_BYTES);
  const salt = ciphers.random(SALT_BYTES);
  const seal = async (itsKey: Uint8Array<ArrayBuffer>, role: string, plain: Uint8Array) => {
    const iv = ciphers.random(IV_BYTES);
    const message = { key: itsKey, iv, context: encodeUtf8(`${name} ${role}`) };
    const data = await ciphers.encrypt(message, Uint8Array.from(plain));
    return { iv: toBase64Url(iv), data: toBase64Url(data) };
  };
  const normal = [...new Set(answers.map(normaliseAnswer))].filter((answer) => answer !== "");
  const wraps: Sealed[] = [];
  for (const answer of normal) {
    const password = await passwordOf(setting, answer);
    const answerKey = await ciphers.deriveKey(password, salt, rounds);
    wraps.push(await seal(answerKey, "key", keyBytes));
  }
  const plain = encodeUtf8(JSON.stringify(content));
  const sealed = await seal(Uint8Array.from(keyBytes), "content", plain);
  return { salt: toBase64Url(salt), wraps, content: sealed };
}

/** Opens a box by an answer; null for a wrong one, and for a box that was changed. */
export async function openBox(
  setting: BoxSetting,
  box: SealedBox,
  answer: string,
): Promise<OpenedBox | null> {
  const normal = normaliseAnswer(answer);
  const salt = bytesIn(box.salt);
  if (normal === "" || !salt) return null;
  const { ciphers, rounds, name } = setting;
  const answerKey = await ciphers.deriveKey(await passwordOf(setting, normal), salt, rounds);
  for (const wrap of box.wraps) {
    const key = await decrypted(ciphers, answerKey, wrap, `${name} key`);
    if (key?.length === KEY_BYTES) return openBoxByKey(setting, box, toBase64Url(key));
  }
  return null;
}

/** Opens a box by its content key; null for a wrong one. */
export async function openBoxByKey(
  { ciphers, name }: Pick<BoxSetting, "ciphers" | "name">,
  box: SealedBox,
  key: string,
): Promise<OpenedBox | null> {
  const bytes = bytesIn(key);
  if (bytes?.length !== KEY_BYTES) return null;
  const plain = await decrypted(ciphers, bytes, box.content, `${name} content`);
  if (!plain) return null;
  try {
    return { key, content: JSON.parse(decodeUtf8(plain)) };
  } catch {
    return null;
  }
}

async function decrypted(
  ciphers: Ciphers,
  key: Uint8Array<ArrayBuffer>,
  { iv, data }: Sealed,
  context: string,
) {
  const [ivBytes, sealed] = [bytesIn(iv), bytesIn(data)];
  if (!ivBytes || !sealed) return null;
  return ciphers.decrypt({ key, iv: ivBytes, context: encodeUtf8(context) }, sealed);
}

/** The answer with the keys of earlier boxes, so that guessing a later one needs the earlier ones first. */
async function passwordOf(
  { ciphers, earlierKeys }: BoxSetting,
  answer: string,
): Promise<Uint8Array<ArrayBuffer>> {
  let chain = new Uint8Array(0);
  for (const key of earlierKeys) {
    chain = await ciphers.sha256(joinedBytes([chain, encodeUtf8(key)]));
  }
  return joinedBytes([chain, encodeUtf8(answer)]);
}

function bytesIn(base64Url: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64Url(base64Url);
  return bytes && Uint8Array.from(bytes);
}
