import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seriousFindings, smallTargets } from "../../drivers/accessibility.ts";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { shareOfColor } from "../../drivers/map-picture.ts";
import { OnlineMap, OPEN } from "../../drivers/online-map.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { pictureAnswer, TILE_SERVERS } from "../../drivers/tile-servers.ts";

test.use({ serviceWorkers: "allow" });

/** The middle of a tile of zoom 14: a small area around it needs that one tile, and 22 pictures of Topo 1:25.000. */
const [LNG, LAT] = [5.32837, 52.23453];
const NAME = "Gemeente 's-Proefdorp";
const TOPO = TILE_SERVERS[4] ?? { addresses: "", color: "", maker: "" };

/** Tells whether a box in EPSG:3857, "west,south,east,north", has the middle of the area in it. */
function isAround(box: string): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
  const radians = Math.PI / 180;
  const x = LNG * radians * 6_378_137;
  const y = Math.log(Math.tan(Math.PI / 4 + (LAT * radians) / 2)) * 6_378_137;
  // The area is 300 m wide, so smaller tiles lie beside its middle.
  const [outX, outY] = [Math.max(west - x, x - east), Math.max(south - y, y - north)];
  return Math.max(outX, outY) < 1_000;
}

/** Answers for the servers of PDOK; returns the requests for borders, and the number of those for pictures of the map. */
async function servePdok(page: Page) {
  const asked = { borders: [] as URL[], pictures: 0 };
  const answer = pictureAnswer(TOPO.color);
  await page.context().route(TOPO.addresses, (route) => {
    // The settings have an example of each tile source, elsewhere.
    if (isAround(new URL(route.request().url()).searchParams.get("bbox") ?? ""))
      asked.pictures += 1;
    return answer(route);
  });
  await page.context().route("https://service.pdok.nl/kadaster/**", (route) => {
    asked.borders.push(new URL(route.request().url()));
    const around = [-1, 1, 1, -1, -1].map((east, index) => [
      // Latitude first, as EPSG:4326 has it.
      LAT + 0.002 * (index > 1 && index < 4 ? 1 : -1),
      LNG + 0.002 * east,
    ]);
    const features = [
      {
        type: "Feature",
        properties: { naam: "'s-Proefdorp", ligtInProvincieNaam: "Utrecht" },
        geometry: { type: "Polygon", coordinates: [around] },
      },
    ];
    return route.fulfill({ headers: OPEN, json: { type: "FeatureCollection", features } });
  });
  return asked;
}

test(
  "a municipality is saved as pictures, drawn from the device, and opened on another phone",
  { tag: "@thorough" },
  async ({ page, app, browser }, { project }) => {
    test.slow();
    await new OnlineMap().serve(page);
    const asked = await servePdok(page);
    await app.open("/map?bewaar");
    const card = page.getByRole("region", { name: /^(Bewaar dit gebied|Gebied bewaren)$/ });
    await test.step("its border is asked for once, when that is wanted", async () => {
      await card.getByRole("radio", { name: "Op naam" }).check();
      await card.getByLabel("Kaart", { exact: true }).selectOption("Topo 1:25.000");
      await card.getByLabel("Of een gemeente").fill("’s-proefdorp");
      expect(asked.borders).toEqual([]);
      await card.getByRole("button", { name: "Zoek op" }).click();
      await expect(card.getByText("Grens: Kadaster, CC BY 4.0.")).toBeVisible();
      await expect(card.getByLabel("Naam", { exact: true })).toHaveValue(NAME);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const [url] = asked.borders;
      expect(url?.searchParams.get("filter")).toContain("<fes:Literal>*s*Proefdorp*</fes:Literal>");
      expect(asked.borders).toHaveLength(1);
    });
    await card.getByRole("button", { name: "Bewaar", exact: true }).click();
    await expect(card.getByText(`${NAME} staat op dit apparaat.`)).toBeVisible();
    await app.open("/privacy");
    await expect(page.locator('[data-server="service.pdok.nl"]')).not.toContainText("nog nooit");
    await app.waitUntilStored();
    const { pictures } = asked;

    await test.step("without a network the map shows it, with its credit", async () => {
      await app.goOffline();
      await showPictures(page, app);
    });
    const folder = mkdtempSync(join(tmpdir(), "e2e-export-"));
    const files = await exportTo(folder, page, app);
    const { viewport = null, hasTouch = false, isMobile = false } = project.use;
    const phone = { viewport, hasTouch, isMobile, serviceWorkers: "block" } as const;
    const elsewhere = await browser.newContext(phone);
    try {
      const other = new AppDriver(await elsewhere.newPage(), app.baseUrl);
      await new OnlineMap().serve(other.page);
      // The surroundings of the area are requested there, and do not come.
      await elsewhere.route("https://service.pdok.nl/**", (route) => route.abort());
      await other.open("/settings");
      const packs = new PacksDriver(other.page);
      await packs.chooseFiles(files);
      await expect(packs.text(`${NAME} staat op dit apparaat.`)).toBeVisible();
      await showPictures(other.page, other);
    } finally {
      await elsewhere.close();
      rmSync(folder, { recursive: true });
    }
    expect(asked.pictures).toBe(pictures);
    expect(asked.borders).toHaveLength(1);
  },
);

/** Shows the area from the settings, and expects its pictures over the middle of the map. */
async function showPictures(page: Page, app: AppDriver): Promise<void> {
  await app.open("/settings");
  await expect(page.getByText("Toon op de kaart kiest Topo 1:25.000")).toBeVisible();
  await page.getByRole("link", { name: `Toon op de kaart: ${NAME}` }).click();
  await app.waitForMap();
  await expect.poll(() => shareOfColor(page, TOPO.color)).toBeGreaterThan(0.5);
  await expect(page.locator(".maplibregl-ctrl-attrib")).toContainText(TOPO.maker);
}

/** Exports the area, and returns the paths of its files. */
async function exportTo(folder: string, page: Page, app: AppDriver): Promise<readonly string[]> {
  await app.open("/settings");
  const files: string[] = [];
  page.on("download", (download) => {
    const path = join(folder, download.suggestedFilename());
    void download.saveAs(path).then(() => files.push(path));
  });
  await page.getByRole("button", { name: `Exporteer: ${NAME}` }).click();
  await expect(page.getByText(/^De bestanden staan bij je downloads/)).toBeVisible();
  await expect.poll(() => files.length).toBe(2);
  return files;
}
