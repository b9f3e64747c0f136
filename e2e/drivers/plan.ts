import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { AppDriver } from "./app.ts";
import { PacksDriver } from "./packs.ts";
import { answerPictures } from "./tile-servers.ts";

const DELFT = join(import.meta.dirname, "../../samples/packs/voorbeeld-delft");

/** Opens the map at the Schie in Delft, with the pack of Delft on the device. */
export async function openDelft(page: Page, app: AppDriver): Promise<PlanDriver> {
  await answerPictures(page);
  await app.open("/settings");
  const packs = new PacksDriver(page);
  await packs.chooseFiles(readdirSync(DELFT).map((name) => join(DELFT, name)));
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
  await app.tapTab("Kaart");
  await app.waitForMap();
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.getByRole("combobox").fill("52.0020 4.3680");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await app.waitForMap();
  return new PlanDriver(page);
}

/** Walking nodes of the pack of Delft by number: lat, lng. */
const DELFT_NODES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  "14": [52.001445, 4.363307],
  "28": [52.00443, 4.370241],
  "35": [52.003284, 4.371001],
  "48": [52.005697, 4.360811],
};

interface Place {
  readonly lat: number;
  readonly lng: number;
}

interface Spot {
  /** The number of a node. */
  readonly beside: string;
  readonly byPixels: number;
}

/** The planner over the map of Delft. */
export class PlanDriver {
  constructor(readonly page: Page) {}

  /** Returns the numbers of the plan, in order. */
  numbers(): Promise<string[]> {
    return this.page
      .getByRole("list", { name: "Nummers van het plan" })
      .getByRole("button")
      .allTextContents();
  }

  /** Returns the places of the line of the plan, in order. */
  line(): Promise<readonly { readonly lat: number; readonly lng: number }[]> {
    return this.page.evaluate(() => {
      const { route } = JSON.parse(localStorage.getItem("planDraft") ?? "{}");
      const numbers: number[] = route.legs.flatMap(({ line }: { line: number[] }) => line);
      return numbers.flatMap((lng, at) => {
        return at % 2 === 0 ? [{ lng, lat: numbers[at + 1] as number }] : [];
      });
    });
  }

  /** Taps a node on the map by its number. */
  async tap(number: string): Promise<void> {
    const { x, y } = await this.#pointOf(number);
    await this.page.mouse.click(x, y);
  }

  /** Moves the mouse over a node on the map. */
  async hover(number: string): Promise<void> {
    const { x, y } = await this.#pointOf(number);
    await this.page.mouse.move(x + 40, y);
    await this.page.mouse.move(x, y, { steps: 2 });
  }

  /** Taps a place on the map. */
  async tapSpot(place: Place): Promise<void> {
    const { x, y } = await this.#pointOn(place);
    await this.page.mouse.click(x, y);
  }

  /** Returns what each leg of the plan runs along. */
  grounds(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const { route } = JSON.parse(localStorage.getItem("planDraft") ?? "{}");
      const legs: readonly { readonly along?: string }[] = route?.legs ?? [];
      return legs.map(({ along }) => along ?? "network");
    });
  }

  /** Drags a number of the plan to another node, or to a spot beside one. */
  async drag(number: string, to: string | Spot): Promise<void> {
    const from = await this.#pointOf(number);
    const node = await this.#pointOf(typeof to === "string" ? to : to.beside);
    const drop = typeof to === "string" ? node : { x: node.x, y: node.y + to.byPixels };
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + drop.x) / 2, (from.y + drop.y) / 2);
    await this.page.mouse.move(drop.x, drop.y);
    await this.page.mouse.up();
  }

  /** Drags a number of the plan to another node with a finger, during which the browser reports a long press. */
  async dragByFinger(number: string, to: string): Promise<void> {
    const from = await this.#pointOf(number);
    const end = await this.#pointOf(to);
    const devtools = await this.page.context().newCDPSession(this.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly object[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at as [] });
    await touch("touchStart", [from]);
    await expect(this.page.locator(".maplibregl-canvas-container > svg")).toBeAttached();
    // As on Android; Chromium without a screen sends none for a touch from a test.
    const menu = { clientX: from.x, clientY: from.y, button: 2, bubbles: true, cancelable: true };
    await this.page.locator("canvas").dispatchEvent("contextmenu", menu);
    await touch("touchMove", [{ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }]);
    await touch("touchMove", [end]);
    await touch("touchEnd", []);
    await devtools.detach();
  }

  /** Returns the number of stops that are not numbered nodes. */
  placeCount(): Promise<number> {
    return this.page.evaluate(() => {
      const { draft } = JSON.parse(localStorage.getItem("planDraft") ?? "{}");
      return draft.stops.filter(({ kind }: { kind: string }) => kind === "place").length;
    });
  }

  #pointOf(number: string): Promise<{ x: number; y: number }> {
    const [lat = 0, lng = 0] = DELFT_NODES[number] ?? [];
    return this.#pointOn({ lat, lng });
  }

  /** Returns the place on the screen of a place on the map, in Mercator with tiles of 512 pixels. */
  async #pointOn(place: Place): Promise<{ x: number; y: number }> {
    // A number is dragged where it was drawn last.
    await expect(this.page.locator("[data-map-state]")).toHaveAttribute("data-map-state", "idle");
    const { lat, lng, zoom } = await this.#restingView();
    const world = 512 * 2 ** zoom;
    const map = await this.page.locator("canvas").boundingBox();
    if (!map) throw new Error("No map");
    return {
      x: map.x + map.width / 2 + ((place.lng - lng) / 360) * world,
      y: map.y + map.height / 2 + (mercator(place.lat) - mercator(lat)) * world,
    };
  }

  /** Resolves to the view once the map rests: it makes room for a sheet that has just opened. */
  async #restingView(): Promise<{ lat: number; lng: number; zoom: number }> {
    let [before, now] = [await this.#view(), await this.#view()];
    await expect(async () => {
      [before, now] = [now, await this.#view()];
      expect(now).toEqual(before);
    }).toPass();
    return now;
  }

  /** Reads the view from the map's label: "Midden van de kaart: 52,00200, 4,36800. Zoom 15." */
  async #view(): Promise<{ lat: number; lng: number; zoom: number }> {
    await this.page.locator("canvas").focus();
    await this.page.keyboard.press("m");
    const said = this.page.getByRole("status").filter({ hasText: "Midden van de kaart" });
    await expect(said).toHaveCount(1);
    const words = (await said.textContent()) ?? "";
    const [lat = 0, lng = 0, zoom = 0] = [...words.matchAll(/\d+[.,]\d+|\d+/g)].map(([found]) =>
      Number(found.replace(",", ".")),
    );
    return { lat, lng, zoom };
  }
}

function mercator(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  return (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
}
