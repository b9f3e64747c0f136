import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildIdOf } from "./build-id.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-build-id-"));
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src/main.ts"), "1");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("buildIdOf", () => {
  it("is the same for the same files", () => {
    expect(buildIdOf(root)).toBe(buildIdOf(root));
    expect(buildIdOf(root)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("changes with the content, the name and the number of files", () => {
    const ids = new Set([buildIdOf(root)]);
    writeFileSync(join(root, "src/main.ts"), "2");
    ids.add(buildIdOf(root));
    writeFileSync(join(root, "src/other.ts"), "");
    ids.add(buildIdOf(root));
    writeFileSync(join(root, "package-lock.json"), "{}");
    ids.add(buildIdOf(root));
    expect(ids.size).toBe(4);
  });

  it("changes with the settings that leave files out", () => {
    const before = buildIdOf(root);
    vi.stubEnv("SAMPLE_PACKS", "0");
    expect(buildIdOf(root)).not.toBe(before);
    vi.unstubAllEnvs();
  });

  it("does not change with a test", () => {
    const before = buildIdOf(root);
    writeFileSync(join(root, "src/main.test.ts"), "test");
    expect(buildIdOf(root)).toBe(before);
  });
});
