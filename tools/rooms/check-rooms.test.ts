import { describe, expect, it } from "vitest";
import { checkRooms } from "./check-rooms.ts";

/** Returns the violations in one file with this text, and empty files that it imports. */
const breachesIn = (path: string, text: string) => checkRooms(new Map([[path, text]]));

describe("an import of another room", () => {
  it.each([
    ['import { x } from "#ui/x.ts";', "a value"],
    ['import type { X } from "#ui/x.ts";', "a type"],
    ['import "#ui/x.css";', "nothing but the file"],
    ['export { x } from "#ui/x.ts";', "what it hands on"],
    ['export * from "#ui/x.ts";', "all of it"],
    ['void import("#ui/x.ts");', "a value, late"],
    ['export type X = import("#ui/x.ts").X;', "a type, in place"],
  ])("is reported where the table forbids it: %s (%s)", (text) => {
    expect(breachesIn("src/sentences/a.ts", `\n${text}`)).toEqual([
      "src/sentences/a.ts:2 src/sentences may not import #ui",
    ]);
  });

  it("passes if the table allows it", () => {
    expect(breachesIn("src/app/a.tsx", 'import { x } from "#ui/x.ts";')).toEqual([]);
  });

  it("is not checked in tests and outside src", () => {
    const text = 'import { x } from "#ui/x.ts"; import { y } from "../y.ts";';
    expect(breachesIn("src/sentences/a.test.ts", text)).toEqual([]);
    expect(breachesIn("src/sentences/a.fixture.ts", text)).toEqual([]);
    expect(breachesIn("tools/pack/a.ts", text)).toEqual([]);
  });
});

describe("an import of a worker", () => {
  it.each(["search/search-handlers.ts", "search/search-worker.ts", "search/tile-places.ts"])(
    "is reported for the code that runs in it: %s",
    (file) => {
      expect(breachesIn("src/state/search/a.ts", `import "#workers/${file}";`)).toEqual([
        `src/state/search/a.ts:1 src/state may not import #workers/${file}, which is inside #workers`,
      ]);
    },
  );

  it("passes for its calls and its client, and inside its folder", () => {
    const text =
      'import "#workers/search/search-calls.ts"; import "#workers/search/search-client.ts";';
    expect(breachesIn("src/state/search/a.ts", text)).toEqual([]);
    const own = 'import "./search-handlers.ts";';
    expect(breachesIn("src/workers/search/search-worker.ts", own)).toEqual([]);
  });
});

describe("a package", () => {
  it.each(["maplibre-gl", "maplibre-gl/dist/x.js", "left-pad", "@unlisted/left-pad", "node:fs"])(
    "is reported in a room that it is not let into: %s",
    (name) => {
      expect(breachesIn("src/state/plans/a.ts", `import x from "${name}";`)).toEqual([
        `src/state/plans/a.ts:1 src/state may not import ${name}`,
      ]);
    },
  );

  it.each(["maplibre-gl", "maplibre-gl/dist/x.js", "@mapbox/vector-tile"])(
    "passes in a room that it is let into: %s",
    (name) => {
      expect(breachesIn("src/mapview/style/a.ts", `import x from "${name}";`)).toEqual([]);
    },
  );

  it("is distinguished from one with the same prefix", () => {
    expect(breachesIn("src/ui/a.tsx", 'import x from "react-dom";')).toHaveLength(1);
    expect(breachesIn("src/ui/a.tsx", 'import x from "react/jsx-runtime";')).toEqual([]);
  });

  it("can be a file beside src that is in the table", () => {
    const text = 'import x from "#changelog.md?raw";';
    expect(breachesIn("src/screens/changelog/a.tsx", text)).toEqual([]);
    expect(breachesIn("src/app/a.tsx", text)).toHaveLength(1);
  });
});

describe("an import between the folders of a room", () => {
  it("is reported when it goes up the order, by value or by type", () => {
    const breach = ["src/storage/set-aside/a.ts:1 storage/set-aside may not import storage/backup"];
    const [value, type] = ["import", "import type"].map((word) =>
      breachesIn("src/storage/set-aside/a.ts", `${word} { X } from "#storage/backup/x.ts";`),
    );
    expect([value, type]).toEqual([breach, breach]);
  });

  it("passes down the order, within a folder, and to a file without a folder", () => {
    const text =
      'import "#storage/set-aside/x.ts"; import "./y.ts"; import "#storage/backup/old/z.ts"; import "#storage/w.ts";';
    expect(breachesIn("src/storage/backup/a.ts", text)).toEqual([]);
  });

  it("is reported between screens in either direction, but not within a screen", () => {
    expect(breachesIn("src/screens/map/card/a.tsx", 'import "#screens/routes/x.ts";')).toEqual([
      "src/screens/map/card/a.tsx:1 screens/map may not import screens/routes",
    ]);
    expect(breachesIn("src/screens/routes/a.tsx", 'import "#screens/map/x.ts";')).toHaveLength(1);
    expect(breachesIn("src/screens/routes/a.tsx", 'import "#screens/routes/b/x.ts";')).toEqual([]);
  });

  it("passes from a fake beside its port", () => {
    expect(
      breachesIn("src/storage/set-aside/fake-set-aside.ts", 'import "#storage/backup/x.ts";'),
    ).toEqual([]);
  });
});

it("reports a folder that the order of its room does not list", () => {
  expect(breachesIn("src/storage/attic/a.ts", "")).toEqual([
    "src/storage/attic: not in FOLDER_ORDER of tools/rooms/rooms.ts",
  ]);
  expect(breachesIn("src/ui/buttons/a.ts", "")).toHaveLength(1);
  expect(breachesIn("src/storage/set-aside/deep/a.ts", "")).toEqual([]);
});

describe("the style of an import", () => {
  it.each([
    ["../b.ts", "up"],
    ["../plans/b.ts", "up and down again"],
    ["./deep/b.ts", "down"],
    ["#storage/tracks/b.ts", "its own folder by the name of the room"],
  ])("is reported for %s (%s)", (specifier) => {
    expect(breachesIn("src/storage/tracks/a.ts", `import "${specifier}";`)).toContainEqual(
      `src/storage/tracks/a.ts:1 ${specifier}: write ./x inside a folder, #room/x anywhere else`,
    );
  });
});

describe("an import cycle", () => {
  const circle = (word: string) =>
    checkRooms(
      new Map([
        ["src/domain/tracks/one.ts", `${word} { two } from "#domain/two.ts";`],
        ["src/domain/two.ts", `${word} { three } from "./three.ts";`],
        ["src/domain/three.ts", `${word} { one } from "#domain/tracks/one.ts";`],
        ["src/domain/four.ts", `${word} { one } from "#domain/tracks/one.ts";`],
      ]),
    );
  const report =
    "import cycle: src/domain/tracks/one.ts -> src/domain/two.ts -> src/domain/three.ts -> src/domain/tracks/one.ts";

  it("is reported once, by value and by type", () => {
    expect([circle("import"), circle("import type"), circle("export")]).toEqual([
      [report],
      [report],
      [report],
    ]);
  });

  it("is reported outside src too", () => {
    const files = new Map([
      ["tools/a.ts", 'import "./b.ts";'],
      ["tools/b.ts", 'import "./a.ts";'],
    ]);
    expect(checkRooms(files)).toEqual(["import cycle: tools/a.ts -> tools/b.ts -> tools/a.ts"]);
  });
});

describe("an import cycle between folders", () => {
  it("is reported when it runs through a file that lies directly in the room", () => {
    const files = new Map([
      ["src/storage/database.ts", 'import type { A } from "#storage/records/a.ts";'],
      ["src/storage/records/a.ts", "export interface A {}"],
      ["src/storage/records/b.ts", 'import "#storage/database.ts";'],
    ]);
    expect(checkRooms(files)).toEqual([
      "import cycle: src/storage/database.ts -> src/storage/records -> src/storage/database.ts",
    ]);
    files.delete("src/storage/records/b.ts");
    expect(checkRooms(files)).toEqual([]);
  });

  it("does not run through a fake", () => {
    const files = new Map([
      ["src/storage/fake-port.ts", 'import "#storage/records/a.ts";'],
      ["src/storage/records/b.ts", 'import "#storage/fake-port.ts";'],
    ]);
    expect(checkRooms(files)).toEqual([]);
  });
});

describe("the clock", () => {
  const report = "src/domain/tracks/a.ts:1 src/domain may not read the clock: pass the time in";

  it.each(["Date.now()", "new Date()", "new Date", "Date()", "[].map(Date.now)"])(
    "is reported in domain: %s",
    (code) => {
      expect(breachesIn("src/domain/tracks/a.ts", `export const x = ${code};`)).toEqual([report]);
    },
  );

  it.each(["new Date(ms)", "Date.UTC(2026, 1)", "Date.parse(text)", "clock.now()"])(
    "is not what reads a given time: %s",
    (code) => {
      expect(breachesIn("src/domain/tracks/a.ts", `export const x = ${code};`)).toEqual([]);
    },
  );

  it("can be read in other rooms", () => {
    expect(breachesIn("src/platform/clock/a.ts", "export const x = Date.now();")).toEqual([]);
  });
});

it("stops at a file that it cannot parse", () => {
  expect(() => breachesIn("src/domain/a.ts", "import {")).toThrow("src/domain/a.ts");
});
