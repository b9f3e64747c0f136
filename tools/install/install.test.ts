import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInstalled } from "./is-installed.mjs";
import { isNodeNewEnough } from "./node-version.mjs";

describe("isNodeNewEnough", () => {
  it.each(["20.19.0", "20.20.2", "22.0.0", "24.11.1"])("takes %s", (version) => {
    expect(isNodeNewEnough(version)).toBe(true);
  });

  it.each(["20.18.9", "19.99.9", "18.20.4"])("refuses %s", (version) => {
    expect(isNodeNewEnough(version)).toBe(false);
  });
});

describe("isInstalled", () => {
  let root: string;

  function write(file: string, packages: object): void {
    mkdirSync(join(root, "node_modules"), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify({ packages }));
  }

  beforeEach(() => {
    root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-install-"));
    write("package-lock.json", {
      "": { version: "1.0.0" },
      "node_modules/react": { version: "19.3.1" },
      "node_modules/for-a-mac": { version: "1.0.0", optional: true },
    });
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("is false on a fresh machine", () => {
    expect(isInstalled(root)).toBe(false);
  });

  it("accepts the versions of the lock, without packages for other platforms", () => {
    write("node_modules/.package-lock.json", { "node_modules/react": { version: "19.3.1" } });
    expect(isInstalled(root)).toBe(true);
  });

  it("notices another version", () => {
    write("node_modules/.package-lock.json", { "node_modules/react": { version: "19.3.0" } });
    expect(isInstalled(root)).toBe(false);
  });
});
