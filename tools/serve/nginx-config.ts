/** Writes `deploy/nginx.conf` from `headers.ts`: `npx tsx tools/serve/nginx-config.ts`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cacheControlFor, HASHED_PREFIX, MIME_TYPES, PRIVATE_PATH } from "./headers.ts";
import { NGINX_HEADERS_NAME } from "./static-host-files.ts";

/** The path of the example. */
export const NGINX_FILE = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

/** Returns the example for nginx. */
export function nginxConfig(): string {
  return `# Written by tools/serve/nginx-config.ts from tools/serve/headers.ts: change it there.
#
# Serves Scouting Map from /srv/scouting-map, which holds what "npm run build" left in dist. Include
# it in the http block, and reload nginx after every deploy: the headers name what stands in the page.
# Put TLS in front: off the own machine, browsers give positions and install apps on https only.

# Every route is the app; a file that is missing stays missing.
map "$http_sec_fetch_mode:$http_accept" $scouting_map_page {
  default "";
  "~^navigate:" /index.html;
  "~^:.*text/html" /index.html;
}
# No file for the public lacks an ending, so a name without one is a route, whoever asks.
map $uri $scouting_map_route {
  default $scouting_map_page;
  "~/[^/._][^/.]*$" /index.html;
}

server {
  listen 127.0.0.1:8080;
  root /srv/scouting-map;
  index index.html;

  default_type application/octet-stream;
  types {
${nginxTypes()}
  }
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json application/manifest+json image/svg+xml;

  # The build wrote a .gz and a .br beside each file that shrinks. With the module ngx_brotli, add:
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Hidden files, and what is for the host alone.
  location ~ ${PRIVATE_PATH.source} {
    return 404;
  }

  location ${HASHED_PREFIX} {
${headerLines(HASHED_PREFIX)}
    try_files $uri =404;
  }

  # The service worker asks the page as a file, not as a navigation.
  location = / {
${headerLines("/")}
    try_files /index.html =404;
  }

  location / {
${headerLines("/")}
    try_files $uri $scouting_map_route =404;
  }
}
`;
}

function headerLines(path: string) {
  // Not "always", or a missing file would be cached for a year.
  return `    add_header Cache-Control "${cacheControlFor(path)}";
    include /srv/scouting-map/${NGINX_HEADERS_NAME};`;
}

function nginxTypes() {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(MIME_TYPES)) {
    const [bare = type] = type.split(";");
    extensions.set(bare, [...(extensions.get(bare) ?? []), extension]);
  }
  return [...extensions].map(([type, names]) => `    ${type} ${names.join(" ")};`).join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(NGINX_FILE, nginxConfig());
