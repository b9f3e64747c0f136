/** The headers of `headers.ts` in the formats of hosts. */
import { cacheControlFor, HASHED_PREFIX, securityHeaders } from "./headers.ts";

/**
 * Returns `_headers` for Netlify and Cloudflare. Both revalidate other files by default; a general rule would be
 * joined with that for hashed files into a contradiction.
 * @param page the built page
 * @param basePath the path under which it is served
 */
export function headersFile(page: string, basePath: string) {
  const lines = Object.entries(securityHeaders(page)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = `${under(basePath, HASHED_PREFIX)}*\n  Cache-Control: ${cacheControlFor(HASHED_PREFIX)}`;
  return `/*\n${lines.join("\n")}\n\n${hashed}\n`;
}

/** The file with the output of `nginxHeadersFile`, for the host only like every `/_…`. */
export const NGINX_HEADERS_NAME = "_nginx-headers.conf";

/**
 * Returns the file that `deploy/nginx.conf` includes.
 * @param page the built page
 */
export function nginxHeadersFile(page: string): string {
  const lines = Object.entries(securityHeaders(page)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${lines.join("\n")}\n`;
}

/**
 * Returns `_redirects`: every page is the app, but missing files and packs stay missing.
 * @param basePath the path under which it is served
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
