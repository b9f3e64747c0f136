import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeLock, missingPackages, platformInName } from "./lock-file.mjs";

const LOCKS = ["package-lock.json", "tools/basemap/package-lock.json"];

function packagesOf(lock: string): Parameters<typeof missingPackages>[0] {
  return JSON.parse(readFileSync(new URL(`../../${lock}`, import.meta.url), "utf8")).packages;
}

describe("the lock files of this project", () => {
  it.each(LOCKS)("%s names every package of every platform (`npm run lock` adds them)", (lock) => {
    expect(missingPackages(packagesOf(lock)).map(({ name }) => name)).toEqual([]);
  });

  it("limits each package to the platform in its name", () => {
    const limited = LOCKS.flatMap((lock) => Object.entries(packagesOf(lock))).flatMap(
      ([path, { os, cpu, libc }]) => {
        const inName = platformInName(path);
        return inName ? [{ path, inName, inLock: { os, cpu, libc: inName.libc && libc } }] : [];
      },
    );
    expect(limited.length).toBeGreaterThan(80);
    for (const { path, inName, inLock } of limited) expect(inLock, path).toEqual(inName);
  });
});

describe("missingPackages", () => {
  it("names the optional, required and peer packages without an entry", () => {
    const missing = missingPackages({
      "": { devDependencies: { tool: "^1.0.0" } },
      "node_modules/tool": {
        version: "1.0.0",
        dependencies: { needed: "^2.0.0" },
        optionalDependencies: { "tool-darwin-arm64": "1.0.0", "tool-linux-x64": "1.0.0" },
        peerDependencies: { peer: "3", wish: "4" },
        peerDependenciesMeta: { wish: { optional: true } },
      },
      "node_modules/tool-linux-x64": { version: "1.0.0", optional: true },
    });
    expect(missing).toEqual([
      { dependent: "node_modules/tool", name: "needed", range: "^2.0.0" },
      { dependent: "node_modules/tool", name: "tool-darwin-arm64", range: "1.0.0" },
      { dependent: "node_modules/tool", name: "peer", range: "3" },
    ]);
  });

  it("looks for the package of a nested one beside it and in every folder above", () => {
    const nested = "node_modules/@a/tool/node_modules/@b/engine";
    const packages = {
      [nested]: { version: "2.0.0", optionalDependencies: { "@b/darwin-x64": "2.0.0" } },
    };
    const entry = { version: "2.0.0" };
    expect(missingPackages(packages)).toHaveLength(1);
    for (const folder of [`${nested}/`, "node_modules/@a/tool/", ""]) {
      const path = `${folder}node_modules/@b/darwin-x64`;
      expect(missingPackages({ ...packages, [path]: entry }), path).toEqual([]);
    }
    const elsewhere = "node_modules/other/node_modules/@b/darwin-x64";
    expect(missingPackages({ ...packages, [elsewhere]: entry })).toHaveLength(1);
  });

  it("does not accept another version for an exact one", () => {
    const packages = {
      "node_modules/tool": {
        version: "2.0.0",
        optionalDependencies: { "tool-win32-x64": "2.0.0" },
      },
      "node_modules/tool-win32-x64": { version: "1.0.0" },
    };
    expect(missingPackages(packages)).toHaveLength(1);
  });
});

describe("completeLock", () => {
  const lock = {
    "": { dependencies: { tool: "1.0.0" } },
    "node_modules/tool": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "tool-linux-arm64-musl": "1.0.0" },
    },
    "node_modules/zebra": { version: "1.0.0" },
  };

  it("adds the registry data of a package, in the order of npm", () => {
    const completed = completeLock(lock, () => ({
      version: "1.0.0",
      license: "MIT",
      os: ["linux"],
      cpu: ["arm64"],
      libc: ["musl"],
      engines: { node: ">=20" },
      dist: { integrity: "sha512-x" },
    }));
    expect(Object.keys(completed)).toEqual([
      "",
      "node_modules/tool",
      "node_modules/tool-linux-arm64-musl",
      "node_modules/zebra",
    ]);
    expect(completed["node_modules/tool-linux-arm64-musl"]).toEqual({
      version: "1.0.0",
      integrity: "sha512-x",
      cpu: ["arm64"],
      dev: true,
      libc: ["musl"],
      license: "MIT",
      optional: true,
      os: ["linux"],
      engines: { node: ">=20" },
    });
  });

  it("takes the platform from the name when the registry does not have the package", () => {
    const completed = completeLock(lock, () => undefined);
    expect(completed["node_modules/tool-linux-arm64-musl"]).toEqual({
      version: "1.0.0",
      cpu: ["arm64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    });
  });

  it("continues with the dependencies of an added package", () => {
    const completed = completeLock(lock, (name) =>
      name === "runtime"
        ? { version: "4.5.6" }
        : { version: "1.0.0", dependencies: { runtime: "^4.0.0" } },
    );
    expect(completed["node_modules/runtime"]).toEqual({
      version: "4.5.6",
      dev: true,
      optional: true,
    });
    expect(missingPackages(completed)).toEqual([]);
  });

  it("nests a package below its dependent if the root has another version", () => {
    const other = { ...lock, "node_modules/tool-linux-arm64-musl": { version: "0.9.0" } };
    const completed = completeLock(other, () => undefined);
    expect(completed["node_modules/tool-linux-arm64-musl"]).toEqual({ version: "0.9.0" });
    expect(completed).toHaveProperty([
      "node_modules/tool/node_modules/tool-linux-arm64-musl",
      "version",
    ]);
  });

  it("rejects a package that neither the registry nor its name describes", () => {
    const unknown = {
      "node_modules/tool": { version: "1.0.0", optionalDependencies: { fsevents: "~2.3.3" } },
    };
    expect(() => completeLock(unknown, () => undefined)).toThrow("fsevents@~2.3.3");
  });

  it("rejects a missing package that is not optional, because only npm can choose its version", () => {
    const required = { "": { dependencies: { react: "19.3.1" } } };
    expect(() => completeLock(required, () => ({ version: "19.3.1" }))).toThrow("npm install");
  });
});

describe("platformInName", () => {
  it("reads the C library, and knows that WebAssembly has no operating system", () => {
    expect(platformInName("@a/b-linux-riscv64-gnu")).toEqual({
      os: ["linux"],
      cpu: ["riscv64"],
      libc: ["glibc"],
    });
    expect(platformInName("@a/b-wasm32-wasi")).toEqual({ cpu: ["wasm32"] });
    expect(platformInName("node-sqlite3-wasm")).toBeUndefined();
  });
});
