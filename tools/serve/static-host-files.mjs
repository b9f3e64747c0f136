/** The headers of `headers.mjs` in the words of the hosts that serve the app. */
import { cacheControlFor, HASHED_PREFIX, securityHeaders } from "./headers.mjs";

/**
 * `_headers` of Netlify and Cloudflare. Both revalidate what is not named here by themselves; a
 * general rule would be joined with the one for hashed files into one contradicting value.
 * @param {string} page the built page
 * @param {string} basePath under which it is served
 */
export function headersFile(page, basePath) {
  const lines = Object.entries(securityHeaders(page)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = `${under(basePath, HASHED_PREFIX)}*\n  Cache-Control: ${cacheControlFor(HASHED_PREFIX)}`;
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

/**
 * `_redirects`: every page is the app, but a missing file or pack stays missing.
 * @param {string} basePath under which it is served
 */
export function redirectsFile(basePath) {
  const page = under(basePath, "/index.html");
  const missing = [HASHED_PREFIX, "/packs/"].map(
    (prefix) => `${under(basePath, prefix)}* ${page} 404\n`,
  );
  return `${missing.join("")}${basePath}* ${page} 200\n`;
}

/** @param {string} basePath @param {string} path */
function under(basePath, path) {
  return basePath + path.slice(1);
}
