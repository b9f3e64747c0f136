import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutKeys } from "./slim-icons.ts";

const layers = readFileSync(
  join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm/icons/layers.mjs"),
  "utf8",
);

it("leaves the shapes of an icon, and neither their keys nor its other names", () => {
  const slim = withoutKeys(layers);
  expect(layers).toMatch(/key: "/);
  expect(layers).toMatch(/aliases: \[/);
  expect(slim).not.toMatch(/key:|aliases|__iconData\.node/);
  const shapes = (code: string) => code.match(/\bd: "[^"]+"/g);
  expect(shapes(slim)).toEqual(shapes(layers));
  expect(shapes(slim)).toHaveLength(3);
});
