import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SECURITY_HEADERS } from "./headers.mjs";
import { NGINX_FILE, nginxConfig } from "./nginx-config.mjs";
import { headersFile } from "./static-host-files.mjs";

describe("files for hosts", () => {
  it("keeps the nginx example as headers.mjs says", () => {
    expect(readFileSync(NGINX_FILE, "utf8")).toBe(nginxConfig());
  });

  it("gives static hosts every security header", () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headersFile()).toContain(`  ${name}: ${value}\n`);
    }
  });
});
