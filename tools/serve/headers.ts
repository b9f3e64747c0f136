/**
 * The one place that says which headers the app is served with. `npm start` sends them; the build
 * writes them as `_headers` for static hosts and as a file that `deploy/nginx.conf` includes.
 */
import { inlineHashes } from "./inline-hashes.ts";

/**
 * Inline only what the build put into the page, nothing from elsewhere but data over https (tiles),
 * nobody may frame the app.
 * @param page the built page
 */
function contentSecurityPolicy(page: string) {
  const { scripts, styles } = inlineHashes(page);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "worker-src 'self'",
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data: blob:",
    "connect-src 'self' https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What the app uses of the device is its own; what it never uses is nobody's. */
const PERMISSIONS_POLICY = [
  "geolocation=(self)",
  "accelerometer=(self)",
  "gyroscope=(self)",
  "magnetometer=(self)",
  "screen-wake-lock=(self)",
  "clipboard-write=(self)",
  "fullscreen=(self)",
  "camera=(self)",
  "microphone=()",
  "payment=()",
  "usb=()",
].join(", ");

/**
 * Sent with every answer. Tile servers of OpenStreetMap refuse requests without a referrer, hence
 * its policy. `Strict-Transport-Security` is left to the host: it concerns the whole domain.
 * @param page the built page (`index.html`), whose inline pieces the policy allows
 */
export function securityHeaders(page: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(page),
    "Permissions-Policy": PERMISSIONS_POLICY,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Files under this path carry a hash of their content in their name. */
export const HASHED_PREFIX = "/static/";

/**
 * Matches the paths that no host serves: hidden files (`.git`, `.env`), and what is for the host
 * itself (`_headers`). Written so that nginx reads it the same way.
 */
export const PRIVATE_PATH = /\/[._]/;

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * @param path of a file, as asked by the browser
 * @returns the value of `Cache-Control`
 */
export function cacheControlFor(path: string): string {
  return path.startsWith(HASHED_PREFIX) ? IMMUTABLE : REVALIDATE;
}

/** By extension; a type not listed here is served as bytes. */
export const MIME_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  pbf: "application/x-protobuf",
  pmtiles: "application/vnd.pmtiles",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** Whether a file shrinks when compressed; the others are compressed already. */
export function isCompressible(path: string) {
  return /\.(?:css|html|js|json|mjs|pbf|svg|txt|md|webmanifest)$/.test(path);
}
