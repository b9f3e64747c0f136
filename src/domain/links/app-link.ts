/** Schemes of map apps on phones: the web page that their parameters are those of. */
const APP_PAGES: Readonly<Record<string, string>> = {
  comgooglemaps: "https://www.google.com/maps",
  "google.navigation": "https://www.google.com/maps",
  maps: "https://maps.apple.com/",
  waze: "https://www.waze.com/ul",
};

const INTENT = /^intent:(?:\/\/)?(.*?)#Intent;(.*)$/is;
const APP = /^(comgooglemaps|google\.navigation|maps|waze):(?:\/\/)?\??(.*)$/is;

/** The beginning of a link for an app, or of one that is percent-encoded as a whole. */
export const APP_LINK_BEGIN =
  "(?:\\bintent:|\\b(?:comgooglemaps(?:url)?|waze|maps):\\/\\/|\\bgoogle\\.navigation:|\\bhttps?%3A%2F%2F)";

/**
 * Returns the web page, or the `geo:` URI, that a link for an app on a phone stands for: `intent:` and the schemes of map
 * apps. A link that is percent-encoded as a whole is decoded. Any other link is returned as it is.
 */
export function withoutApp(link: string): string {
  const plain = /^[a-z.]+%3A/i.test(link) ? decoded(link) : link;
  const [, data = "", extras = ""] = INTENT.exec(plain) ?? [];
  if (extras !== "") return ofIntent(data, extras);
  const web = plain.replace(/^comgooglemapsurl:/i, "https:");
  const [, scheme = "", query = ""] = APP.exec(web) ?? [];
  const page = APP_PAGES[scheme.toLowerCase()];
  return page === undefined ? web : `${page}?${query}`;
}

/** An intent has the scheme of its data among its extras, and may have a page for browsers. */
function ofIntent(data: string, extras: string): string {
  const fallback = /(?:^|;)S\.browser_fallback_url=([^;]*)/i.exec(extras)?.[1];
  const scheme = /(?:^|;)scheme=([^;]*)/i.exec(extras)?.[1]?.toLowerCase();
  if (scheme === "geo" || /^geo:/i.test(data)) return `geo:${data.replace(/^geo:/i, "")}`;
  if (scheme === "http" || scheme === "https") return `${scheme}://${data}`;
  if (fallback !== undefined) return decoded(fallback);
  return scheme === undefined ? data : withoutApp(`${scheme}://${data}`);
}

/** A mistake in the encoding is taken literally. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
