import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromPlusCode, fullPlusCode, plusCodeKind } from "#domain/coordinates/plus-code.ts";
import { type CoordinateSearch, found, notFound } from "./candidate.ts";

const PLUS_CODE = /^([02-9CFGHJMPQRVWX]{2,8}\+[2-9CFGHJMPQRVWX]{0,7})(?:[,\s]+(\S.*))?$/i;

/** The length of a degree of latitude, in metres, for the size of a code's area. */
const DEGREE_METERS = 111_195;

/**
 * Reads a plus code, full or short. A place name behind it ("94P+3V Amersfoort") is not looked up: the result
 * holds a question instead. Null for a text of another form.
 */
export function readPlusCode(text: string, near: LatLng | null): CoordinateSearch | null {
  const [, code = "", locality] = PLUS_CODE.exec(text) ?? [];
  const kind = plusCodeKind(code);
  if (kind === null) return null;
  if (kind === "short" && !near) return notFound("needs-reference");
  const fullCode = kind === "short" && near ? fullPlusCode(code, near) : code.toUpperCase();
  const { center, heightDegrees } = fromPlusCode(fullCode);
  const sideMeters = heightDegrees * DEGREE_METERS;
  const isAsked = kind === "short" && locality !== undefined;
  return found(
    [{ place: center, form: "pluscode", text: fullCode, sideMeters }],
    isAsked ? "locality" : null,
  );
}
