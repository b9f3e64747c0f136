import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { makeNetworkPack } from "#domain/packs/make/make-network-pack.ts";
import type { FakeSliceServer } from "#workers/pack-jobs/slice/fake-slice-server.fixture.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { walkingGrid } from "../../drivers/invented-network.ts";
import { PacksDriver } from "../../drivers/packs.ts";
import { PlanDriver } from "../../drivers/plan.ts";
import { serveSlices } from "../../drivers/slice-server.ts";

const UTRECHT = { lat: 52.0907, lng: 5.1214 };
/** A real extract, if a developer has it beside the project; never part of it. */
const DELFT = join(process.cwd(), "../shared/data/osm/delft.osm.pbf");

test("a pack is made of a file, with the same graph as in Node", async ({ page, app }) => {
  const extract = walkingGrid(UTRECHT);
  await app.open("/settings");
  await makeFrom(page, "utrecht.osm.pbf", extract);
  expect(await storedGraph(page)).toBe(await graphMadeHere(extract));
});

test.describe(`a real extract (${existsSync(DELFT) ? "found" : "not found: skipped"})`, () => {
  if (!existsSync(DELFT)) return;
  test.use({ serviceWorkers: "allow" });

  test("a pack of Delft is made of a file, and a plan on it works offline", {
    tag: "@thorough",
  }, async ({ page, app }) => {
    const extract = readFileSync(DELFT);
    await app.open("/settings");
    await makeFrom(page, "delft.osm.pbf", extract);
    expect(await storedGraph(page)).toBe(await graphMadeHere(extract));
    await app.waitUntilStored();
    await app.goOffline();
    await app.open("/map?plan#13.3/52.002/4.368");
    await app.waitForMap();
    await page.getByRole("button", { name: "Meer van dit plan" }).click();
    await page.getByLabel("Nummers typen").fill("14 35 68");
    await page.getByRole("button", { name: "Voeg toe" }).click();
    await expect.poll(() => new PlanDriver(page).numbers()).toEqual(["14", "35", "28", "68"]);
  });
});

test("what goes wrong at the slice server is explained, and a tap goes on", {
  tag: "@thorough",
}, async ({ page, app }) => {
  const slices = await serveSlices(page, walkingGrid(UTRECHT));
  slices.questions = 1;
  const card = page.getByRole("region", { name: "Knooppunten ophalen" });
  await test.step("too large", async () => {
    slices.refusal = answer(400, "limit of nodes");
    await fetchHere(page, app);
    await expect(card.getByText(/te veel gegevens voor de server/)).toBeVisible();
  });
  await test.step("a full queue", async () => {
    slices.refusal = answer(503, "");
    await fetchHere(page, app);
    await expect(card.getByText(/De server heeft het te druk/)).toBeVisible();
  });
  await test.step("an extract that has expired", async () => {
    slices.refusal = null;
    slices.forgotten.add(0);
    await goOn(page);
    await expect(card.getByText(/De server kent dit verzoek niet meer/)).toBeVisible();
  });
  await test.step("a download that is cut off", async () => {
    slices.file = { cutAfterBytes: 100 };
    await goOn(page);
    await expect(card.getByText(/(De verbinding viel weg|niet bereikbaar)/)).toBeVisible();
  });
  await test.step("a reload in the middle", async () => {
    const asked = postsOf(slices);
    await app.reload();
    slices.file = {};
    await goOn(page);
    await expect(card.getByText(/: de knooppunten staan op dit apparaat\.$/)).toBeVisible();
    expect(postsOf(slices), "the extract was not asked for again").toBe(asked);
  });
  expect(await storedGraph(page)).not.toBeNull();
});

function answer(status: number, text: string) {
  return { status, bytes: Buffer.from(text), contentType: "text/plain" };
}

function postsOf({ asked }: FakeSliceServer): number {
  return asked.filter((request) => request.startsWith("POST")).length;
}

async function fetchHere(page: Page, app: AppDriver): Promise<void> {
  await app.open(`/map?knooppunten#12/${UTRECHT.lat}/${UTRECHT.lng}`);
  await page.getByRole("button", { name: "Haal de knooppunten van dit gebied op" }).click();
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Ga verder/ }).click();
}

async function makeFrom(page: Page, name: string, extract: Uint8Array): Promise<void> {
  const packs = new PacksDriver(page);
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(extract) };
  await packs.section.locator("input[data-chooses=files]").setInputFiles(file);
  await expect(packs.text(/staat op dit apparaat\.$/)).toBeVisible();
}

/** Returns the hash of the graph that the code of the app makes outside a browser, as `npm run pack` does. */
async function graphMadeHere(extract: Uint8Array): Promise<string | undefined> {
  let hash: string | undefined;
  await makeNetworkPack({
    source: new Blob([Buffer.from(extract)]),
    fileName: "extract.osm.pbf",
    write(fileName, bytes) {
      if (fileName === "network.graph") hash = createHash("sha256").update(bytes).digest("hex");
    },
  });
  return hash;
}

/** Returns the SHA-256 of the graph that the browser stored; null if it stored none. */
async function storedGraph(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const packs = await root.getDirectoryHandle("packs");
    for await (const folder of packs as unknown as AsyncIterable<
      [string, FileSystemDirectoryHandle]
    >) {
      const handle = await folder[1].getFileHandle("network.graph").catch(() => null);
      if (!handle) continue;
      const bytes = await (await handle.getFile()).arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    return null;
  });
}
