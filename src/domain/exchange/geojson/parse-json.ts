import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { checkDepth } from "./check-depth.ts";

/** The parsed content of JSON bytes. */
export interface ParsedJson {
  readonly value: unknown;
  /** True if the end is missing; the complete members of the list were kept. */
  readonly isTruncated: boolean;
}

/**
 * Parses JSON in UTF-8. Values on separate lines (newline-delimited GeoJSON) become the features of
 * a collection; of a file that ends early, the complete features are kept. Throws `ImportError`.
 */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const { openAtEnd, lastMemberEnd } = checkDepth(bytes);
  const text = utf8Text(bytes);
  const whole = tryParse(text) ?? linesAsFeatures(text);
  if (whole !== undefined) return { value: whole, isTruncated: false };
  if (openAtEnd > 0 && lastMemberEnd > 0) {
    const value = tryParse(`${utf8Text(bytes, 0, lastMemberEnd)}]}`);
    if (value !== undefined) return { value, isTruncated: true };
  }
  throw new ImportError("damaged-json");
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function linesAsFeatures(text: string): unknown {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 2) return undefined;
  const features: unknown[] = [];
  for (const line of lines) {
    const feature = tryParse(line);
    if (feature === undefined) return undefined;
    features.push(feature);
  }
  return { type: "FeatureCollection", features };
}
