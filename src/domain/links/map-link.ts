import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { APP_LINK_BEGIN, withoutApp } from "./app-link.ts";
import { placeOfGe0Path } from "./ge0-code.ts";
import { addressOfGeoUri, placeOfGeoUri } from "./geo-uri.ts";
import { placeOfOsmCode } from "./osm-short-code.ts";
import { otherMapTexts } from "./other-maps.ts";

/** The reason why a link gives no place. */
export type LinkProblem = "short-link" | "unknown-link" | "link-without-place";

/** The place that a link shows, or the words that it searches for. */
export type MapLink =
  | { readonly kind: "place"; readonly place: LatLng }
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "problem"; readonly reason: LinkProblem };

/** Services whose links only their own server can resolve. */
const SHORT_HOSTS =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|bit\.ly|tinyurl\.com|t\.co|is\.gd|ow\.ly)$/;
const GOOGLE = /^(?:(?:www|maps)\.)?google(?:\.[a-z]{2,3}){1,2}$/;
const OPEN_STREET_MAP = /^(?:(?:www|m)\.)?(?:openstreetmap\.org|osm\.org)$/;
const APPLE = /^(?:beta\.)?maps\.apple\.com$/;

/** Organic Maps, CoMaps and MAPS.ME, whose codes encode the place. */
const GE0 = /^(?:omaps\.app|comaps\.at|comaps\.app|ge0\.me)$/;
const GE0_SCHEME = /^(?:om|cm|ge0):\/\//i;

const LINK =
  /(?:(?:https?|\bom|\bcm|\bge0):\/\/|(?<![\w.-])(?:(?:www|maps)\.(?=[a-z])|(?:omaps\.app|comaps\.at|ge0\.me)\/))[^\s<>"]+/i;
const APP_LINK = new RegExp(`${APP_LINK_BEGIN}[^\\s<>"]+`, "i");
const BARE_HOST =
  /^(?:goo\.gl|osm\.org|openstreetmap\.org|google\.[a-z.]{2,6}|maps\.apple)\/[^\s<>"]*$/i;

const PAIR = /^\s*(?:loc:)?\s*([+-]?\d{1,3}(?:\.\d+)?)\s*(?:,\s*|\s+)([+-]?\d{1,3}(?:\.\d+)?)\s*$/;

/** Returns the first link in a text, such as a pasted message; null without one. */
export function linkIn(text: string): string | null {
  const link = APP_LINK.exec(text)?.[0] ?? LINK.exec(text)?.[0] ?? BARE_HOST.exec(text.trim())?.[0];
  return link?.replace(/[).,]+$/, "") ?? null;
}

/**
 * Reads the place from a link of Google Maps, OpenStreetMap, Apple Maps, Organic Maps, Bing, PDOK and other maps by its
 * text alone, without fetching anything. A pin takes precedence over the view around it.
 */
export function readMapLink(link: string): MapLink {
  const web = withoutApp(link);
  if (/^geo:/i.test(web)) return ofGeoUri(web);
  const url = urlOf(web);
  if (!url) return problem("unknown-link");
  const inside = linkInside(url);
  const meant = inside === null ? null : readMapLink(inside);
  if (meant && (meant.kind !== "problem" || meant.reason === "short-link")) return meant;
  const host = url.hostname.toLowerCase();
  if (SHORT_HOSTS.test(host)) return problem("short-link");
  if (GOOGLE.test(host)) return firstOf(googlePlaces(url), googleWords(url));
  if (OPEN_STREET_MAP.test(host)) return firstOf(osmPlaces(url), [url.searchParams.get("query")]);
  if (APPLE.test(host)) return firstOf(applePlaces(url), [url.searchParams.get("q")]);
  if (GE0.test(host)) return firstOf([placeOfGe0Path(url.pathname)], []);
  const texts = otherMapTexts(url);
  if (!texts) return problem("unknown-link");
  return firstOf(
    texts.pairs.map((text) => pairOf(PAIR.exec(text ?? ""))),
    texts.words,
  );
}

function ofGeoUri(uri: string): MapLink {
  const place = placeOfGeoUri(uri);
  if (typeof place !== "string") return { kind: "place", place };
  const words = addressOfGeoUri(uri);
  return words === null ? problem("link-without-place") : { kind: "words", words };
}

/** The parameters in which pages of consent, mail filters and networks pass on the link that was meant. */
const PASSED_ON = ["url", "u", "q", "continue", "link", "target", "redirect_uri", "af_dp"];

function linkInside(url: URL): string | null {
  for (const name of PASSED_ON) {
    const value = url.searchParams.get(name);
    if (value && /^https?:\/\/[^\s/]/i.test(value)) return value;
  }
  return null;
}

function urlOf(link: string): URL | null {
  const web = link.replace(GE0_SCHEME, "https://omaps.app/");
  try {
    return new URL(/^https?:/i.test(web) ? web : `https://${web}`);
  } catch {
    return null;
  }
}

function firstOf(places: readonly (LatLng | null)[], words: readonly (string | null)[]): MapLink {
  const place = places.find((one) => one !== null);
  if (place) return { kind: "place", place };
  const asked = words.find((one) => one !== null && one.trim() !== "");
  return asked ? { kind: "words", words: asked } : problem("link-without-place");
}

function googlePlaces(url: URL): readonly (LatLng | null)[] {
  const path = decoded(url.pathname.replaceAll("+", " "));
  const pins = [...path.matchAll(/!3d([+-]?[\d.]+)!4d([+-]?[\d.]+)/g)];
  const view = /@([+-]?[\d.]+),([+-]?[\d.]+)/.exec(path);
  const named = /\/(?:place|search|dir)\/(.*)$/.exec(path)?.[1]?.split("/") ?? [];
  const isRoute = path.includes("/dir/");
  const texts = isRoute ? named.toReversed() : named.slice(0, 1);
  return [
    pairOf(pins.at(-1)),
    ...parametersOf(url, ["q", "query", "destination", "daddr", "ll", "center", "viewpoint"]),
    ...texts.map((text) => pairOf(PAIR.exec(text))),
    pairOf(view),
  ];
}

/** Degrees with minutes, or a plus code, in the position of the name of a place. */
function googleWords(url: URL): readonly (string | null)[] {
  const path = decoded(url.pathname.replaceAll("+", " "));
  const name = /\/(?:place|search)\/([^/@]+)/.exec(path)?.[1] ?? null;
  return [name, url.searchParams.get("q"), url.searchParams.get("query")];
}

function osmPlaces(url: URL): readonly (LatLng | null)[] {
  const view = /map=\d+(?:\.\d+)?\/([+-]?[\d.]+)\/([+-]?[\d.]+)/.exec(decoded(url.hash));
  const code = /^\/go\/([A-Za-z0-9_@~-]+)/.exec(url.pathname)?.[1];
  return [
    pairOfTexts(url.searchParams.get("mlat"), url.searchParams.get("mlon")),
    ...parametersOf(url, ["query"]),
    code ? placeOfOsmCode(code) : null,
    pairOfTexts(url.searchParams.get("lat"), url.searchParams.get("lon")),
    pairOf(view),
  ];
}

function applePlaces(url: URL): readonly (LatLng | null)[] {
  return parametersOf(url, ["coordinate", "ll", "q", "daddr", "address", "center", "sll"]);
}

function parametersOf(url: URL, names: readonly string[]): readonly (LatLng | null)[] {
  return names.map((name) => pairOf(PAIR.exec(url.searchParams.get(name) ?? "")));
}

function pairOf(match: RegExpExecArray | RegExpMatchArray | null | undefined): LatLng | null {
  return match ? pairOfTexts(match[1], match[2]) : null;
}

function pairOfTexts(
  lat: string | null | undefined,
  lng: string | null | undefined,
): LatLng | null {
  if (!lat || !lng) return null;
  const place = { lat: Number(lat), lng: Number(lng) };
  return isLatLng(place.lat, place.lng) ? place : null;
}

/** "%zz" is not a mistake of the user: the address is then taken literally. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function problem(reason: LinkProblem): MapLink {
  return { kind: "problem", reason };
}
