import { deflateSync } from "fflate";
import { fromBase64Url, toBase64Url } from "#domain/bytes/base64url.ts";
import { inflateWithin } from "#domain/bytes/inflate-within.ts";
import { decodeUtf8, encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { ContentLimit } from "#domain/units/content-limits.ts";

const MAX_DATA_CHARACTERS = 100_000;

/**
 * The reason why a link cannot be read; `newer`: a newer version of the app made it; `too-long`, `too-many`: it has more
 * bytes or entries than `CONTENT_LIMITS` allows.
 */
export type FragmentProblem = "not-shared" | "too-long" | "too-many" | "damaged" | "newer";

/** The form of the data of one kind of link. */
export interface FragmentFormat {
  /** The text before the data, such as "#d=". */
  readonly mark: string;
  readonly version: number;
  readonly limit: ContentLimit;
}

/** Returns the data of a link: the version, a point, and base64url of deflated JSON. */
export function fragmentData(version: number, content: unknown): string {
  const packed = deflateSync(encodeUtf8(JSON.stringify(content)), { level: 9 });
  return `${version}.${toBase64Url(packed)}`;
}

/**
 * Reads the data behind the mark in a link, a fragment or the text of a QR code. Never throws, whatever
 * the text is; the content is not validated.
 */
export function readFragmentData(
  text: string,
  { mark, version, limit }: FragmentFormat,
):
  | { readonly ok: true; readonly content: unknown }
  | { readonly ok: false; readonly reason: FragmentProblem } {
  const start = text.indexOf(mark);
  if (start < 0) return { ok: false, reason: "not-shared" };
  // Messengers and newsletters append parameters of their own to any link; the data has none of these signs.
  const [shared = ""] = text
    .slice(start + mark.length)
    .trim()
    .split(/[?&]/, 1);
  if (shared.length > MAX_DATA_CHARACTERS) return { ok: false, reason: "too-long" };
  const [, itsVersion, data] = /^(\d{1,9})\.(.*)$/s.exec(shared) ?? [];
  if (itsVersion === undefined || data === undefined) return { ok: false, reason: "damaged" };
  if (Number(itsVersion) > version) return { ok: false, reason: "newer" };
  if (Number(itsVersion) !== version) return { ok: false, reason: "damaged" };
  try {
    const packed = fromBase64Url(data);
    if (!packed || packed.length === 0) return { ok: false, reason: "damaged" };
    const bytes = inflateWithin(packed, limit.maxBytes);
    if (!bytes) return { ok: false, reason: "too-long" };
    return { ok: true, content: JSON.parse(decodeUtf8(bytes)) };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}
