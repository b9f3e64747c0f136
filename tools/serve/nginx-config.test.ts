import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./headers.ts";
import { NGINX_FILE, nginxConfig } from "./nginx-config.ts";
import { headersFile, NGINX_HEADERS_NAME, nginxHeadersFile } from "./static-host-files.ts";

const PAGE = "<style>p{}</style><script>run()</script>";

describe("files for hosts", () => {
  it("keep the nginx example in line with headers.ts", () => {
    expect(readFileSync(NGINX_FILE, "utf8")).toBe(nginxConfig());
  });

  it("have every security header of the page", () => {
    for (const [name, value] of Object.entries(securityHeaders(PAGE))) {
      expect(headersFile(PAGE, "/")).toContain(`  ${name}: ${value}\n`);
      expect(nginxHeadersFile(PAGE)).toContain(`add_header ${name} "${value}" always;\n`);
    }
  });

  it("include the headers wherever nginx adds another, which would remove them", () => {
    const locations = nginxConfig().split("location ").slice(1);
    for (const location of locations.filter((text) => text.includes("add_header"))) {
      expect(location).toContain(`include /srv/scouting-map/${NGINX_HEADERS_NAME};`);
    }
    expect(locations.filter((text) => text.includes("include "))).toHaveLength(3);
  });
});
