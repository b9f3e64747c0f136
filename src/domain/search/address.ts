import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { plainName } from "#domain/text/plain-text.ts";

/** An address, postcode, street or other registered place. */
export interface Address extends LatLng {
  /** "Kerkstraat 1, 2611GX Delft". */
  readonly name: string;
  /** The type of the service: `adres`, `postcode`, `weg`, `woonplaats` … */
  readonly type: string;
}

/** The address search of PDOK, the Locatieserver. */
export const ADDRESSES_URL = "https://api.pdok.nl/bzk/locatieserver/search/v3_1/free";

/** The greatest number of addresses to ask for. */
const MAX_ADDRESSES = 10;

/** The longest text to send. */
const MAX_CHARACTERS = 200;

/** Matches a Dutch postcode, also without its letters. */
const POSTCODE = /^[1-9]\d{3}(?:\s?[a-z]{2})?$/i;

/** Tells whether a text is a Dutch postcode, or its four digits. */
export function isPostcode(text: string): boolean {
  return POSTCODE.test(text.trim());
}

/** Returns the URL that answers with the addresses of a typed text; null if nothing was typed. */
export function addressesUrl(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_CHARACTERS);
  if (text === "") return null;
  const query = new URLSearchParams({ q: text, rows: String(MAX_ADDRESSES) });
  return `${ADDRESSES_URL}?${query}`;
}

/** Matches a point in the answer: longitude, latitude. */
const POINT = /^POINT\((-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)\)$/;

/** Reads the answer of the service, parsed JSON; null if it is something else. What has no place is left out. */
export function readAddresses(answer: unknown): readonly Address[] | null {
  const { response } = (answer ?? {}) as { readonly response?: { readonly docs?: unknown } };
  const docs = response?.docs;
  if (!Array.isArray(docs)) return null;
  return docs.slice(0, MAX_ADDRESSES).flatMap((doc: unknown) => addressOf(doc) ?? []);
}

function addressOf(doc: unknown): Address | null {
  const { weergavenaam, type, centroide_ll } = (doc ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof weergavenaam !== "string" || typeof centroide_ll !== "string") return null;
  const name = plainName(weergavenaam);
  const [, lng, lat] = (POINT.exec(centroide_ll) ?? []).map(Number);
  if (name === "" || lat === undefined || lng === undefined || !isLatLng(lat, lng)) return null;
  return { name, type: typeof type === "string" ? type : "", lat, lng };
}
