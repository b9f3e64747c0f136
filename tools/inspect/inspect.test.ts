import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";

const TSX = "node_modules/tsx/dist/cli.mjs";

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inspect-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function inspect(...paths: string[]) {
  const args = [TSX, "tools/inspect/inspect.ts", ...paths];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return { status, lines: lines.map((line) => JSON.parse(line)) };
}

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const GPX = `<gpx><wpt lat="52" lon="5"/><wpt lat="99" lon="5"/>
  <trk><trkseg><trkpt lat="52" lon="5"/><trkpt lat="52.1" lon="5"/></trkseg></trk>
  <rte><rtept lat="52" lon="5"/></rte></gpx>`;

test("it prints a line of JSON per file, also for refused and missing ones", {
  tags: "thorough",
}, () => {
  const good = write("good.gpx", GPX);
  const bad = write("bad.gpx", '<!DOCTYPE gpx [\n<!ENTITY a "b">]><gpx/>');
  const missing = join(folder, "missing.gpx");
  const { status, lines } = inspect(good, bad, missing);
  expect(status).toBe(0);
  expect(lines).toMatchObject([
    {
      file: good,
      kind: "gpx",
      waypoints: 1,
      tracks: 1,
      trackPoints: 2,
      routes: 1,
      routePoints: 1,
      leftOut: 1,
      refused: null,
    },
    { file: bad, waypoints: 0, refused: "entities (line 2)" },
    { file: missing, refused: "unreadable" },
  ]);
});

// A process takes a second of a core.
test.skipIf(inject("isQuick"))("it fails when no file could be opened", () => {
  expect(inspect(join(folder, "missing.gpx")).status).toBe(1);
});
