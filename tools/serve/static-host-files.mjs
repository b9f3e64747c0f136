/** The headers of `headers.mjs` in the words of the hosts that serve the app. */
import { cacheControlFor, HASHED_PREFIX, securityHeaders } from "./headers.mjs";

/**
 * `_headers` of Netlify and Cloudflare. Both revalidate what is not named here by themselves; a
 * general rule would be joined with the one for hashed files into one contradicting value.
 * @param {string} page the built page
 */
export function headersFile(page) {
  const lines = Object.entries(securityHeaders(page)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = `${HASHED_PREFIX}*\n  Cache-Control: ${cacheControlFor(HASHED_PREFIX)}`;
  return `/*\n${lines.join("\n")}\n\n${hashed}\n`;
}

/** Where the build writes what `nginxHeadersFile` gives, for the host alone like every `/_…`. */
export const NGINX_HEADERS_NAME = "_nginx-headers.conf";

/** @param {string} page the built page @returns {string} what `deploy/nginx.conf` includes */
export function nginxHeadersFile(page) {
  const lines = Object.entries(securityHeaders(page)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${lines.join("\n")}\n`;
}

/** `_redirects`: every page is the app, but a missing file stays missing. */
export function redirectsFile() {
  return `${HASHED_PREFIX}* /index.html 404\n/* /index.html 200\n`;
}
