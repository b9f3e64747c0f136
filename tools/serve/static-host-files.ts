/** The headers of `headers.ts` in the words of the hosts that serve the app. */
import { cacheControlFor, HASHED_PREFIX, securityHeaders } from "./headers.ts";

/**
 * `_headers` of Netlify and Cloudflare. Both revalidate what is not named here by themselves; a
 * general rule would be joined with the one for hashed files into one contradicting value.
 * @param page the built page
 * @param basePath under which it is served
 */
export function headersFile(page: string, basePath: string) {
  const lines = Object.entries(securityHeaders(page)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = `${under(basePath, HASHED_PREFIX)}*\n  Cache-Control: ${cacheControlFor(HASHED_PREFIX)}`;
  return `/*\n${lines.join("\n")}\n\n${hashed}\n`;
}

/** Where the build writes what `nginxHeadersFile` gives, for the host alone like every `/_…`. */
export const NGINX_HEADERS_NAME = "_nginx-headers.conf";

/**
 * @param page the built page
 * @returns what `deploy/nginx.conf` includes
 */
export function nginxHeadersFile(page: string): string {
  const lines = Object.entries(securityHeaders(page)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${lines.join("\n")}\n`;
}

/**
 * `_redirects`: every page is the app, but a missing file or pack stays missing.
 * @param basePath under which it is served
 */
export function redirectsFile(basePath: string) {
  const page = under(basePath, "/index.html");
  const missing = [HASHED_PREFIX, "/packs/"].map(
    (prefix) => `${under(basePath, prefix)}* ${page} 404\n`,
  );
  return `${missing.join("")}${basePath}* ${page} 200\n`;
}

function under(basePath: string, path: string) {
  return basePath + path.slice(1);
}
