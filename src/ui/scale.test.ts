import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The values of docs/decisions/face.md, per property of a style sheet. */
const SCALE: readonly (readonly [property: RegExp, allowed: RegExp])[] = [
  [/^font-size$/, /^(inherit|[\d.]+mm|(min\()?var\(--font-size-(s|m|xl)\)(, [\d.]+(vw|cqi)\))?)$/],
  [/^font-weight$/, /^(400|650|inherit)$/],
  [/^line-height$/, /^(1|1\.25|1\.45)$/],
  [/^border-radius$/, /^((0|50%|inherit|var\(--radius-[ml]\)) ?)+$/],
  // Fine lines and room for an outline are one or two pixels.
  [
    /^(row-|column-)?gap$|^(padding|margin)(-|$)/,
    /^(?!.*(?<![\w.-])(?!(1|2|4|8|16|24|40)px)[\d.]+(px|rem|em)\b)/,
  ],
  [/^box-shadow$/, /^(none|var\(--shadow-(raised|foot)\)|(inset )?(0 ){3}[^,]+(, (0 ){3}[^,]+)*)$/],
  [/^transition$/, /^(none( !important)?|.* 200ms( ease-out)?)$/],
];

/**
 * The values outside the scale, by file. Printed sheets and texts that are read from a metre away have sizes of their own; every
 * other number may only become smaller.
 */
const OUTSIDE: Readonly<Record<string, number>> = {
  "app/bottom-bar.module.css": 3,
  "app/main-header.module.css": 5,
  "mapview/controller/map-controls.css": 2,
  "mapview/layers/candidate/candidate-layer.module.css": 1,
  "mapview/layers/own-position/position-marker.module.css": 1,
  "parts/boating/anchor-overlay.module.css": 7,
  "parts/boating/helm.module.css": 10,
  "parts/boating/man-overboard-button.module.css": 3,
  "parts/boating/man-overboard-panel.module.css": 4,
  "parts/go-to/go-to.module.css": 3,
  "parts/plan-export/printed-plan.module.css": 1,
  "parts/waypoint-row.module.css": 1,
  "screens/changelog/changelog-screen.module.css": 1,
  "screens/location/instruments/big-instruments.module.css": 4,
  "screens/location/instruments/instruments.module.css": 1,
  "screens/map/buttons/map-buttons.module.css": 1,
  "screens/map/card/area-frame.module.css": 1,
  "screens/map/card/card.module.css": 1,
  "screens/map/card/cross.module.css": 2,
  "screens/map/card/worded-button.module.css": 1,
  "screens/map/notices/map-notices.module.css": 1,
  "screens/map/tools/anchor/anchor.module.css": 1,
  "screens/map/tools/navigate/full-screen-navigation.module.css": 19,
  "screens/map/tools/navigate/navigation-alert.module.css": 1,
  "screens/map/tools/navigate/navigation-bar.module.css": 8,
  "screens/map/tools/navigate/navigation.module.css": 14,
  "screens/map/tools/navigate/route-arrow.module.css": 2,
  "screens/map/tools/navigate/turn-words.module.css": 1,
  "screens/map/tools/plan/planner.module.css": 1,
  "screens/map/tools/plan/whole/plan-ground.module.css": 1,
  "screens/map/tools/print/print-sheet.module.css": 5,
  "screens/map/tools/recorder/record-button.module.css": 1,
  "screens/map/tools/save-area/save-area.module.css": 1,
  "screens/settings/packs/packs.module.css": 1,
  "screens/techniques/techniques.module.css": 1,
  "screens/waypoints/exchange/import-map.module.css": 1,
  "ui/map-sheet.module.css": 1,
};

const SRC = join(import.meta.dirname, "..");

function outsideScale(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "");
  return [...plain.matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/g)]
    .map(([, property = "", value = ""]) => [property, value.replaceAll(/\s+/g, " ")] as const)
    .filter(([property, value]) =>
      SCALE.some(([known, allowed]) => known.test(property) && !allowed.test(value)),
    )
    .map(([property, value]) => `${property}: ${value}`);
}

it("recognizes values outside the scale", () => {
  const css = `a { font-size: 14px; padding: 0 12px; margin: var(--space-2) 8px; font-weight: 700;
    border-radius: 50%; box-shadow: var(--shadow-raised); gap: calc(var(--space-1) + 3px); }`;
  expect(outsideScale(css)).toEqual([
    "font-size: 14px",
    "padding: 0 12px",
    "font-weight: 700",
    "gap: calc(var(--space-1) + 3px)",
  ]);
});

it("finds no more values outside the scale than are listed", () => {
  const found = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => [file, outsideScale(readFileSync(join(SRC, file), "utf8"))] as const)
    .filter(([, values]) => values.length > 0);
  const counts = Object.fromEntries(found.map(([file, values]) => [file, values.length]));
  expect(counts, JSON.stringify(Object.fromEntries(found), null, 1)).toEqual(OUTSIDE);
});

/** The style sheets with colours of their own: paper is black and white, and what lies on the map follows the map. */
const OWN_COLOURS = [
  "mapview/controller/map-controls.css",
  "mapview/layers/measuring/measuring-layer.module.css",
  "mapview/layers/own-position/position-marker.module.css",
  "mapview/layers/plan/drag-thread.module.css",
  "parts/boating/logbook-dialog.module.css",
  "parts/exchange/exchange-dialogs.module.css",
  "parts/plan-export/printed-plan.module.css",
  "parts/printed-page.module.css",
  "parts/route-sheet/figure-svg.module.css",
  "screens/map/card/cross.module.css",
  "screens/map/tools/plan/whole/plan-ground.module.css",
  "screens/map/tools/print/print-sheet.module.css",
  "ui/night-red.css",
  "ui/tokens.css",
];

it("has colours in the tokens only, but for paper and the map", () => {
  const found = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      file.endsWith(".css") &&
      /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(join(SRC, file), "utf8")),
  );
  expect(found.toSorted()).toEqual(OWN_COLOURS);
});

it("gives each large box over the map an edge that is not opaque", () => {
  // Chromium leaves out a part of the map, mirrored, for an opaque box over the canvas (seen in 156, rendered in software).
  for (const [name, rule] of [
    ["ui/map-sheet.module.css", ".sheet {"],
    ["screens/map/card/cross.module.css", "border-radius: var(--radius-l)"],
    ["screens/map/tools/navigate/navigation-bar.module.css", "max-width: 480px"],
    ["screens/map/tools/search/search-card.module.css", "max-width: 480px"],
  ] as const) {
    const css = readFileSync(join("src", name), "utf8");
    const block = css.slice(css.lastIndexOf("{", css.indexOf(rule) + 20));
    expect(block.slice(0, block.indexOf("}")), name).toContain("border-top: 1px solid transparent");
  }
});

it("uses only tokens that exist: a browser ignores a declaration with another name, without a word", () => {
  const tokens = readFileSync(join(SRC, "ui/tokens.css"), "utf8");
  const missing = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const css = readFileSync(join(SRC, file), "utf8");
      const used = css.matchAll(/var\((--(?:space|font-size|radius|color|shadow)-[\w-]+)/g);
      return [...used].flatMap(([, name = ""]) =>
        tokens.includes(`${name}:`) || css.includes(`${name}:`) ? [] : [`${file} ${name}`],
      );
    });
  expect(missing).toEqual([]);
});
