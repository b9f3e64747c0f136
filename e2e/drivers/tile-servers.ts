import { deflateSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import { woodTile } from "./drawn-pack.ts";

/** The headers that let a page of another origin read an answer. */
export const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A server of raster tiles: its addresses, its attribution, and the colour that the test makes it send. */
export interface PictureServer {
  readonly addresses: string;
  readonly maker: string;
  /** `#rrggbb`, distinct from the others and from the base map. */
  readonly color: string;
}

/** The servers, by the number of the tile source. */
export const TILE_SERVERS: Readonly<Record<number, PictureServer>> = {
  1: {
    addresses: "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/**",
    maker: "Kaartgegevens © Kadaster",
    color: "#804020",
  },
  2: {
    addresses: "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/water/**",
    maker: "Kaartgegevens © Kadaster",
    color: "#802060",
  },
  3: {
    addresses: "https://service.pdok.nl/hwh/luchtfotorgb/wmts/v1_0/Actueel_orthoHR/**",
    maker: "Beeldmateriaal.nl",
    color: "#204080",
  },
  4: {
    addresses: "https://service.pdok.nl/brt/topraster/wms/v1_0?**",
    maker: "© Kadaster",
    color: "#606000",
  },
  5: {
    addresses: "https://tile.openstreetmap.org/**",
    maker: "© OpenStreetMap contributors",
    color: "#008080",
  },
  6: {
    addresses: "https://*.tile.opentopomap.org/**",
    maker: "OpenTopoMap (CC-BY-SA)",
    color: "#a00040",
  },
  7: {
    addresses: "https://*.tile-cyclosm.openstreetmap.fr/cyclosm/**",
    maker: "CyclOSM",
    color: "#5000a0",
  },
};

/** By the name of the overlay in the settings: the substitutes where the device has no pack. */
export const OVERLAY_SERVERS = {
  walkNetwork: {
    addresses: "https://service.pdok.nl/wandelnet/regionale-wandelnetwerken/wms/v1_0?**",
    maker: "Stichting Wandelnet",
    color: "#ff00ff",
  },
  bikeNetwork: {
    addresses: "https://service.pdok.nl/fietsplatform/regionale-fietsnetwerken/wms/v1_0?**",
    maker: "Landelijk Fietsplatform",
    color: "#00ffff",
  },
  sailNetwork: {
    addresses: "https://tiles.openseamap.org/seamark/**",
    maker: "OpenSeaMap",
    color: "#ffff00",
  },
} as const satisfies Readonly<Record<string, PictureServer>>;

const WHOLE = [0, 256] as const;

/**
 * Returns an answer with a picture in which `rows` of its 256 rows have the colour, and the others are
 * transparent.
 */
export function pictureAnswer(color: string, rows: readonly [number, number] = WHOLE) {
  const body = picture(color, rows);
  return (route: Route) => route.fulfill({ body, contentType: "image/png", headers: OPEN });
}

/** Makes every tile source send pictures in its colour, and every overlay bands of its own. */
export async function answerPictures(page: Page): Promise<void> {
  for (const { addresses, color } of Object.values(TILE_SERVERS)) {
    await page.route(addresses, pictureAnswer(color));
  }
  for (const [index, { addresses, color }] of Object.values(OVERLAY_SERVERS).entries()) {
    const top = index * 64;
    await page.route(addresses, pictureAnswer(color, [top, top + 32]));
  }
}

/** Answers for the online map with tiles that are all wood; each waits for `until`. */
export async function serveWood(page: Page, asked: string[], until?: Promise<void>): Promise<void> {
  const body = woodTile();
  await page.route("https://tiles.openfreemap.org/**", async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.endsWith("/planet")) {
      const tiles = ["https://tiles.openfreemap.org/planet/v1/{z}/{x}/{y}.pbf"];
      return route.fulfill({ headers: OPEN, json: { tiles, maxzoom: 14 } });
    }
    await until;
    return route.fulfill({ headers: OPEN, contentType: "application/x-protobuf", body });
  });
}

/** Returns a PNG of 256 by 256 pixels with these rows in the colour, and the others transparent. */
function picture(color: string, [top, bottom]: readonly [number, number]): Buffer {
  const side = 256;
  const painted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const rows = Array.from({ length: side }, (_, row) => {
    const pixel = row >= top && row < bottom ? [...painted, 255] : [0, 0, 0, 0];
    // The byte before each row says that it is not filtered.
    return Buffer.concat([Buffer.of(0), Buffer.alloc(4 * side, Buffer.from(pixel))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each of red, green, blue and opacity.
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns the CRC-32 at the end of every chunk of a PNG. */
function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
