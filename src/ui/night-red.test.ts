import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const [, block = ""] = /\[data-night-red\] \{([^}]*)\}/.exec(CSS) ?? [];
const COLORS = Object.fromEntries(
  [...block.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name = "", color = ""]) => [
    name,
    color,
  ]),
);

/** The contrast of two reds, 1–21, as WCAG 2.2 has it. */
function contrast(one: string, other: string): number {
  const light = [one, other].map((color) => {
    const part = Number.parseInt(color.slice(1, 3), 16) / 255;
    return 0.2126 * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

it("every token of the page has its red, without blue or green", () => {
  const names = (text: string) => [...text.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
  const [light = ""] = CSS.split("@media");
  for (const name of names(light)) expect(names(block), name).toContain(name);
  for (const [name, color] of Object.entries(COLORS)) expect(color, name).toMatch(/^#..0000$/);
});

/** A block of full red blinds eyes that are used to the dark. */
it.each(["fill", "alarm"])("%s is no block of full red", (name) => {
  expect(COLORS[name]).toMatch(/^#[0-3].0000$/);
});

it.each([
  ["text", ["background", "surface", "surface-raised", "accent-soft"]],
  ["text-muted", ["background", "surface", "surface-raised", "accent-soft"]],
  ["accent", ["background", "surface", "surface-raised"]],
  ["danger", ["surface", "surface-raised"]],
  ["doubt", ["surface", "surface-raised"]],
  ["on-accent", ["fill"]],
  ["on-alarm", ["alarm"]],
  ["on-waypoint", ["waypoint"]],
])("%s is read on its grounds", (name, grounds) => {
  for (const ground of grounds) {
    expect(contrast(COLORS[name] ?? "", COLORS[ground] ?? ""), ground).toBeGreaterThanOrEqual(4.5);
  }
});
