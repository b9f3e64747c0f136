import type { Page, Route } from "@playwright/test";
import { woodTile } from "./drawn-pack.ts";

/** The headers that let a page of another origin read an answer. */
export const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const HOST = "https://tiles.openfreemap.org";
const EDITION = "/planet/20251203_001001_pt";

/** A misbehaviour of the server for a tile. */
export type TileFault = (route: Route) => Promise<void>;

/** The online map of OpenFreeMap, as a server of the test with tiles that are all wood. */
export class OnlineMap {
  /** The requested tiles, "z/x/y", whatever the answer was. */
  readonly asked: string[] = [];
  /** The number of requests, including those for the TileJSON. */
  requests = 0;
  /** The misbehaviour for tiles; null sends them. */
  fault: TileFault | null = null;
  /** Tiles of lower zooms are sent anyway. */
  faultFromZoom = 0;
  readonly #tile = woodTile();

  /** Answers for the server from now on, in all pages of the context. */
  async serve(page: Page): Promise<void> {
    await page.context().route(`${HOST}/**`, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    this.requests += 1;
    if (pathname === "/planet") {
      const tiles = [`${HOST}${EDITION}/{z}/{x}/{y}.pbf`];
      return route.fulfill({ headers: OPEN, json: { tiles, maxzoom: 14 } });
    }
    const tile = pathname.slice(EDITION.length + 1).replace(".pbf", "");
    this.asked.push(tile);
    if (this.fault && Number.parseInt(tile, 10) >= this.faultFromZoom) return this.fault(route);
    return route.fulfill({
      headers: OPEN,
      contentType: "application/x-protobuf",
      body: this.#tile,
    });
  }
}
