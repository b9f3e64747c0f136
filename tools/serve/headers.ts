/**
 * The only definition of the response headers. `npm start` sends them; the build writes them as `_headers` for static
 * hosts and as a file that `deploy/nginx.conf` includes.
 */
import { inlineHashes } from "./inline-hashes.ts";

/**
 * Returns the content security policy: only the inline scripts of the build, nothing from elsewhere except data over
 * https (tiles), and no framing.
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
    // A video of an animated QR code, chosen from the device.
    "media-src blob:",
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

/** Device features that the app uses are limited to itself; all others are disabled. */
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
 * Returns the headers of every response. The tile servers of OpenStreetMap refuse requests without a referrer, hence
 * its policy. `Strict-Transport-Security` is left to the host, because it concerns the whole domain.
 * @param page the built page (`index.html`), whose inline scripts the policy allows
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

/** Files under this path have a hash of their contents in their name. */
export const HASHED_PREFIX = "/static/";

/**
 * Matches paths that are never served: hidden files (`.git`, `.env`), and files for the host itself (`_headers`).
 * nginx reads it the same way.
 */
export const PRIVATE_PATH = /\/[._]/;

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * Returns the caching of a file.
 * @param path the requested path of the file
 * @returns the value of `Cache-Control`
 */
export function cacheControlFor(path: string): string {
  return path.startsWith(HASHED_PREFIX) ? IMMUTABLE : REVALIDATE;
}

/** MIME types by extension; other files are served as bytes. */
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

/** Tells whether a file shrinks when compressed; others are compressed already. */
export function isCompressible(path: string) {
  return /\.(?:css|html|js|json|mjs|pbf|svg|txt|md|webmanifest)$/.test(path);
}
