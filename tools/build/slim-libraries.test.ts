import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutFetching, withoutKeys } from "./slim-libraries.ts";

const modules = join(import.meta.dirname, "../../node_modules");
const layers = readFileSync(join(modules, "lucide-react/dist/esm/icons/layers.mjs"), "utf8");
const pmtiles = readFileSync(join(modules, "pmtiles/src/index.ts"), "utf8");

it("leaves the shapes of an icon, and neither their keys nor its other names", () => {
  const slim = withoutKeys(layers);
  expect(layers).toMatch(/key: "/);
  expect(layers).toMatch(/aliases: \[/);
  expect(slim).not.toMatch(/key:|aliases|__iconData\.node/);
  const shapes = (code: string) => code.match(/\bd: "[^"]+"/g);
  expect(shapes(slim)).toEqual(shapes(layers));
  expect(shapes(slim)).toHaveLength(3);
});

it("knows the one place where pmtiles decides to fetch, and says when it is gone", () => {
  const decides = "if (false) {\n      this.source = new FetchSource(source);";
  expect(withoutFetching(pmtiles)).toContain(decides);
  expect(() => withoutFetching(withoutFetching(pmtiles))).toThrow("otherwise");
});
