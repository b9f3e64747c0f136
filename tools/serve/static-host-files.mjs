/** The headers of `headers.mjs` in the words of the hosts that serve the app. */
import { cacheControlFor, HASHED_PREFIX, SECURITY_HEADERS } from "./headers.mjs";

/**
 * `_headers` of Netlify and Cloudflare. Both revalidate what is not named here by themselves; a
 * general rule would be joined with the one for hashed files into one contradicting value.
 */
export function headersFile() {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = `${HASHED_PREFIX}*\n  Cache-Control: ${cacheControlFor(HASHED_PREFIX)}`;
  return `/*\n${lines.join("\n")}\n\n${hashed}\n`;
}

/** `_redirects`: every page is the app, but a missing file stays missing. */
export function redirectsFile() {
  return `${HASHED_PREFIX}* /index.html 404\n/* /index.html 200\n`;
}
