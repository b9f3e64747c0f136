import { type StyleSpecification, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapStyle } from "./map-style.ts";
import { nearLayers } from "./near-layers.ts";
import { networkStyle } from "./networks.ts";
import { NODE_LAYERS } from "./networks-layer-ids.ts";
import { type DrawnMode, networkColors } from "./networks-palette.ts";
import type { MapFlavour } from "./palette.ts";

const NOTHING = { type: "FeatureCollection" as const, features: [] };
const ALL: readonly MapOverlayName[] = NETWORK_OVERLAYS.map(({ name }) => name);

function styleWith(
  overlays: readonly MapOverlayName[],
  flavour: MapFlavour = "light",
  tileSource = 0,
): StyleSpecification {
  const drawn = { overlays, tiles: "map://networks/{z}/{x}/{y}", attribution: "© walkers" };
  return mapStyle({
    flavour,
    vectorTiles: "map://vector/{z}/{x}/{y}",
    fontFaces: { "Noto Sans Bold": [{ url: "/bold.woff2", "unicode-range": ["U+0-FF"] }] },
    tileSource: tileSourceFor(tileSource),
    overlays: [],
    near: nearLayers,
    networks: (wanted) => networkStyle({ ...drawn, flavour: wanted }),
    attribution: "© makers",
    waypoints: NOTHING,
    position: NOTHING,
  });
}

function idsOf(style: StyleSpecification): string[] {
  return style.layers.map(({ id }) => id);
}

describe("the networks of the style", () => {
  it.each(["light", "dark"] as const)("are valid in %s", (flavour) => {
    expect(validateStyleMin(styleWith(ALL, flavour))).toEqual([]);
  });

  it("draw what is switched on and nothing else", () => {
    const modes = (overlays: readonly MapOverlayName[]) => {
      const lines = idsOf(styleWith(overlays)).filter((id) => /^network-.+-line$/.test(id));
      return lines.map((id) => id.split("-")[1]);
    };
    expect(modes(["walkNetwork"])).toEqual(["walk"]);
    expect(modes(["sailNetwork"])).toEqual(["motorboat", "canoe"]);
    expect(modes(ALL)).toEqual(["motorboat", "canoe", "cycle", "walk"]);
  });

  it("put their numbers above every name of the base, so that no town hides one", () => {
    const style = styleWith(ALL);
    const names = style.layers.filter(({ type, ...layer }) => {
      return type === "symbol" && "source" in layer && layer.source === "base";
    });
    const ids = idsOf(style);
    const lowestNode = Math.min(...NODE_LAYERS.map((id) => ids.indexOf(id)));
    for (const { id } of names) expect(ids.indexOf(id)).toBeLessThan(lowestNode);
    expect(names.length).toBeGreaterThan(5);
  });

  it("lie below the names of the base, and above pictures that hide it", () => {
    const ids = idsOf(styleWith(ALL));
    expect(ids.indexOf("network-cycle-line")).toBeLessThan(ids.indexOf("place-city"));
    const overPictures = idsOf(styleWith(ALL, "light", 3));
    expect(overPictures.indexOf("network-cycle-line")).toBeGreaterThan(
      overPictures.indexOf("tiles-3"),
    );
  });

  it("show numbers from zoom 10.5 and names of nodes without one from zoom 12", () => {
    const zoomOf = (id: string) => styleWith(ALL).layers.find((layer) => layer.id === id)?.minzoom;
    expect(zoomOf("network-node")).toBe(10.5);
    expect(zoomOf("network-name")).toBe(12);
  });

  it("lay the casings below all lines, so that two modes on one way are both seen", () => {
    const ids = idsOf(styleWith(ALL)).filter((id) => id.startsWith("network-"));
    const lastCasing = ids.findLastIndex((id) => id.endsWith("-casing"));
    expect(lastCasing).toBeLessThan(ids.findIndex((id) => id.endsWith("-line")));
  });

  it("name their makers", () => {
    expect(styleWith(ALL).sources["networks"]).toMatchObject({ attribution: "© walkers" });
  });
});

/** What the colour-blind see: Machado, Oliveira and Fernandes (2009), severity 1, linear RGB. */
const EYES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

type Triple = readonly [number, number, number];

function linear(color: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function seenBy(eyes: keyof typeof EYES, color: string): Triple {
  const [r, g, b] = linear(color);
  return EYES[eyes].map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as never;
}

/** CIE L*a*b*, D65. */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance in CIE 1976 L*a*b*: 2.3 is just seen, side by side. */
function distance(a: Triple, b: Triple): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

describe("the colours of the networks", () => {
  const pairs: readonly (readonly [DrawnMode, DrawnMode])[] = [
    ["walk", "cycle"],
    ["cycle", "motorboat"],
    ["walk", "motorboat"],
  ];
  for (const flavour of ["light", "dark"] as const) {
    for (const eyes of ["protanopia", "deuteranopia", "tritanopia"] as const) {
      it(`are told apart with ${eyes}, ${flavour}`, () => {
        for (const [one, other] of pairs) {
          const [a, b] = [one, other].map((mode) => networkColors(mode, flavour).line);
          expect(distance(seenBy(eyes, a ?? ""), seenBy(eyes, b ?? ""))).toBeGreaterThan(23);
        }
      });
    }
  }
});
