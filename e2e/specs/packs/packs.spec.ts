import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { partOf } from "../../../tools/check/level.ts";
import { findings, smallTargets } from "../../drivers/accessibility.ts";
import { AppDriver, test as base, expect } from "../../drivers/app.ts";
import { holdBack } from "../../drivers/hold-back.ts";
import {
  type Fault,
  filesOf,
  inventedMap,
  makePack,
  offerNewerVersion,
  type PackFolder,
  PackServer,
  PacksDriver,
} from "../../drivers/packs.ts";

interface Fixtures {
  folder: PackFolder;
  server: PackServer;
  packs: PacksDriver;
}

/** Opens the settings screen, served beside a catalogue with one pack. */
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  folder: async ({}, use) => {
    const folder = await makePack();
    await use(folder);
    folder.remove();
  },
  server: async ({ folder, baseURL }, use) => {
    const server = new PackServer(folder, baseURL ?? "");
    await server.start();
    await use(server);
    await server.stop();
  },
  app: async ({ page, server }, use) => {
    await use(new AppDriver(page, server.url));
  },
  packs: async ({ page, app }, use) => {
    await app.open("/settings");
    await use(new PacksDriver(page));
  },
});

const ADDED = "Kaartpakket dorp staat op dit apparaat.";

async function remove(packs: PacksDriver): Promise<void> {
  await packs.tap("Verwijder: dorp");
  await expect(packs.section.getByRole("button", { name: "Nee, bewaar" })).toBeFocused();
  await packs.tap("Ja, verwijder");
  await expect(packs.text("Er staat nog geen kaartpakket op dit apparaat.")).toBeVisible();
  expect(await packs.storedFolders()).toBe(0);
}

async function add(packs: PacksDriver): Promise<void> {
  await packs.openCatalogue("/catalogus/");
  await packs.tap("Haal op: dorp");
}

test("a pack is opened from files, survives a reload, appears in another tab, and is removed", async ({
  app,
  packs,
  folder,
  context,
}) => {
  const other = await context.newPage();
  await new AppDriver(other, app.baseUrl).open("/settings");
  await packs.chooseFiles(filesOf(folder));
  await expect(packs.text(ADDED)).toBeVisible();
  await expect(new PacksDriver(other).text("gegevens van 6 augustus 2025")).toBeVisible();
  await other.close();
  const { page } = packs;
  await page.route("**/packs/index.json", (route) =>
    route.fulfill({ path: "samples/packs/index.json" }),
  );
  const answer = await holdBack(page, "**/packs/index.json");
  await app.reload();
  await expect(packs.text("gegevens van 6 augustus 2025")).toBeVisible();
  await test.step("late offers do not move other content", async () => {
    await packs.text("Pakketten om op te halen").scrollIntoViewIfNeeded();
    await expect(packs.section.getByText("Catalogus ophalen")).toBeVisible();
    const button = packs.section.getByRole("button", { name: "Verwijder: dorp" });
    const before = await button.boundingBox();
    answer();
    await expect(packs.text("Varen Delfland (voorbeeld)")).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
  await remove(packs);
  await test.step("it is opened from its folder", async () => {
    await packs.chooseFolder(folder.pack);
    await expect(packs.text(ADDED)).toBeVisible();
  });
  await test.step("a single archive is a pack with the name of its file", async () => {
    const path = join(folder.root, "Delft zuid.pmtiles");
    writeFileSync(path, await inventedMap());
    await packs.chooseFiles([path]);
    await expect(packs.text("Kaartpakket Delft zuid staat op dit apparaat.")).toBeVisible();
  });
});

test("a pack download is stopped, and resumed after a reload by requesting the rest", {
  tag: "@thorough",
}, async ({ app, packs, server, folder }) => {
  const half = Math.ceil(folder.bytes * 0.505);
  server.faults.set("map.pmtiles", { holdAfter: half });
  await add(packs);
  await expect(packs.text(/^50\s% · 0,5\sMB van/)).toBeVisible();
  await expect(
    packs.section.getByRole("progressbar", { name: "Voortgang van dorp" }),
  ).toHaveJSProperty("value", 50);
  await packs.tap("Stop: dorp");
  await expect(packs.text("Onderbroken op 50 %.")).toBeVisible();
  server.faults.clear();
  await app.reload();
  await expect(packs.text("Onderbroken op 50 %.")).toBeVisible();
  await packs.tap("Ga verder: dorp");
  await expect(packs.text(ADDED)).toBeVisible();
  const maps = server.asked.filter(({ name }) => name === "map.pmtiles");
  expect(maps.map(({ range }) => range)).toEqual([undefined, `bytes=${half}-`]);
  await packs.openOtherWays();
  await packs.tap("Toon pakketten");
  await expect(packs.section.getByRole("listitem").getByText("op dit apparaat")).toBeVisible();
});

test("a connection cut at 30 % keeps the downloaded part, also offline, and no half pack", {
  tag: "@thorough",
}, async ({ app, packs, server, folder }) => {
  const part = Math.ceil(folder.bytes * 0.305);
  server.faults.set("map.pmtiles", { cutAfter: part });
  await add(packs);
  await expect(
    packs.text(
      "Kaartpakket dorp is niet toegevoegd. De verbinding viel weg. Wat al binnen is, blijft bewaard",
    ),
  ).toBeVisible();
  await expect(packs.text("Onderbroken op 30 %.")).toBeVisible();
  await expect(packs.text("Er staat nog geen kaartpakket op dit apparaat.")).toBeVisible();
  server.faults.clear();
  await app.goOffline();
  await expect(packs.text("Zodra je weer internet hebt, kun je verdergaan.")).toBeVisible();
  await expect(packs.section.getByRole("button", { name: /^(Ga verder|Toon)/ })).toHaveCount(0);
  await expect(packs.text("Onderbroken op 30 %.")).toBeVisible();
  await app.goOnline();
  await test.step("the wrong part of a file is refused", async () => {
    server.faults.set("map.pmtiles", { contentRange: "bytes 0-9/10" });
    await packs.tap("Ga verder: dorp");
    await expect(packs.text("De server stuurt het verkeerde deel van het bestand.")).toBeVisible();
    await expect(packs.text("Onderbroken op 30 %.")).toBeVisible();
  });
  await packs.tap("Verwijder dit deel: dorp");
  await expect(packs.text("Onderbroken op 30 %.")).toHaveCount(0);
  expect(await packs.storedFolders()).toBe(0);
});

const FILE_FAULTS: readonly [string, string, Fault, string][] = [
  ["a file that is gone", "map.pmtiles", { status: 404 }, "staat map.pmtiles niet (meer)."],
  ["a server that is ill", "map.pmtiles", { status: 503 }, "De server heeft een storing."],
  [
    "a web page for a file",
    "map.pmtiles",
    { contentType: "text/html; charset=utf-8", body: Buffer.from("<h1>Log in</h1>") },
    "De server stuurt een webpagina in plaats van een kaartpakket.",
  ],
  [
    "a file that is not what the pack says",
    "places.json",
    { body: Buffer.from("{}") },
    "Er klopt iets niet aan places.json",
  ],
];

test("a problem with a file is explained, and the older version stays", async ({
  packs,
  server,
  folder,
}) => {
  await offerNewerVersion(packs, folder);
  await expect(packs.text("nieuwere versie")).toBeVisible();
  for (const [what, name, fault, sentence] of partOf(FILE_FAULTS, 1)) {
    await test.step(what, async () => {
      server.faults.set(name, fault);
      // The bytes received before the failure are kept, and the download continues.
      await packs.section.getByRole("button", { name: /^(Werk bij|Ga verder): dorp$/ }).click();
      await expect(packs.text(sentence)).toBeVisible();
      await expect(packs.section.getByRole("button", { name: "Verwijder: dorp" })).toBeVisible();
      server.faults.clear();
    });
  }
});

const CATALOGUE_FAULTS: readonly [string, string, Fault, string][] = [
  [
    "a catalogue that is not there",
    "/catalogus/",
    { status: 404 },
    "Op dit adres staat het kaartpakket niet (meer).",
  ],
  [
    "a web page for a catalogue",
    "/catalogus/",
    { contentType: "text/html" },
    "De server stuurt een webpagina",
  ],
  [
    "something else than a catalogue",
    "/catalogus/",
    { body: Buffer.from("[1]") },
    "Op dit adres staat iets anders dan een catalogus.",
  ],
  [
    "an address that is not safe",
    "http://packs.example/index.json",
    {},
    "Dit adres begint met http:// en is niet beveiligd.",
  ],
  ["no address", "", {}, "Dit is geen adres."],
];

test("a problem with a catalogue is explained", { tag: "@thorough" }, async ({
  page,
  packs,
  server,
  misdeeds,
}) => {
  for (const [what, address, fault, sentence] of CATALOGUE_FAULTS) {
    await test.step(what, async () => {
      server.faults.set("index.json", fault);
      await packs.openCatalogue(address);
      await expect(packs.text(sentence)).toBeVisible();
    });
  }
  await test.step("a server that does not let the app read", async () => {
    await page.route("https://packs.example/**", (route) =>
      route.fulfill({
        body: "{}",
        contentType: "application/json",
        // Without this header Playwright would add one.
        headers: { "Access-Control-Allow-Origin": "https://elders.example" },
      }),
    );
    await packs.openCatalogue("packs.example");
    await expect(packs.text("De server is niet bereikbaar, of staat niet toe")).toBeVisible();
  });
  await test.step("a redirect to http elsewhere is not followed", async () => {
    const elsewhere = server.url.replace("127.0.0.1", "localhost");
    server.faults.set("index.json", { location: `${elsewhere}/catalogus/elsewhere.json` });
    await packs.openCatalogue("/catalogus/");
    await expect(packs.text("Dit adres verwijst door naar een ander adres")).toBeVisible();
    expect(server.asked.map(({ name }) => name)).not.toContain("elsewhere.json");
    // The content security policy blocked it.
    expect(misdeeds.policyViolations).toHaveLength(1);
    misdeeds.policyViolations.length = 0;
  });
  await test.step("a redirect on its own server is followed", async () => {
    server.faults.set("old.json", { location: "/catalogus/index.json" });
    server.faults.delete("index.json");
    await packs.openCatalogue("/catalogus/old.json");
    await expect(packs.section.getByRole("button", { name: "Haal op: dorp" })).toBeVisible();
  });
  await test.step("thousands are shown in parts, and bad ones are counted", async () => {
    server.faults.set("index.json", { body: Buffer.from(JSON.stringify(largeCatalogue())) });
    await packs.openCatalogue("/catalogus/");
    await expect(
      packs.text("Van 1 pakket in deze catalogus klopt de beschrijving niet"),
    ).toBeVisible();
    await packs.tap("Toon er nog 50 van 9.999");
    await expect(packs.section.getByRole("button", { name: "Haal op: dorp-100" })).toBeDisabled();
    await expect(packs.section.getByRole("button", { name: /^Haal op: dorp/ })).toHaveCount(100);
  });
});

/** Returns ten thousand packs too large for any device, one of them on another server. */
function largeCatalogue() {
  const sha256 = "0".repeat(64);
  const entry = (index: number) => ({
    name: `dorp-${index}`,
    manifest: index === 3 ? "https://elders.example/pack.json" : `dorp-${index}/pack.json`,
    sha256,
    bytes: 2 ** 50,
    bounds: [4, 51, 5, 52],
    dataDate: null,
  });
  return {
    format: "scouting-map-pack-index",
    version: 1,
    packs: Array.from({ length: 10_000 }, (_, at) => entry(at)),
  };
}

test("a device that fills up is reported, and gets its room back", { tag: "@thorough" }, async ({
  page,
  packs,
  server,
  folder,
}) => {
  const cdp = await page.context().newCDPSession(page);
  server.faults.set("map.pmtiles", { cutAfter: Math.ceil(folder.bytes * 0.305) });
  await add(packs);
  await expect(packs.text("Onderbroken op 30 %.")).toBeVisible();
  server.faults.clear();
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: server.url, quotaSize: 100_000 });
  await packs.tap("Ga verder: dorp");
  await expect(packs.text("Er is te weinig ruimte op dit apparaat.")).toBeVisible();
  expect(await packs.storedFolders()).toBe(0);
});

const FOREIGN: readonly [string, () => Promise<Uint8Array>, string][] = [
  [
    "cut short",
    async () => (await inventedMap()).slice(0, -9),
    "Er ontbreekt een stuk aan a.pmtiles.",
  ],
  ["of pictures", () => inventedMap({ tileType: "png" }), "a.pmtiles bestaat uit plaatjes"],
  [
    "of another schema",
    () => inventedMap({ metadata: { vector_layers: [{ id: "wegen" }] } }),
    "a.pmtiles is een kaart van een andere soort.",
  ],
  [
    "of another format",
    async () => Buffer.from("SQLite format 3"),
    "a.pmtiles is geen PMTiles-bestand.",
  ],
  [
    "with a bit turned over",
    async () => {
      const map = await inventedMap();
      map[map.length - 100] = (map[map.length - 100] ?? 0) ^ 4;
      return map;
    },
    "a.pmtiles is beschadigd.",
  ],
];

test("an unknown archive, and files that are not a pack, are rejected", {
  tag: "@thorough",
}, async ({ packs, folder }) => {
  const path = join(folder.root, "a.pmtiles");
  for (const [what, archive, sentence] of FOREIGN) {
    await test.step(`an archive ${what}`, async () => {
      writeFileSync(path, await archive());
      await packs.chooseFiles([path]);
      await expect(packs.text(sentence)).toBeVisible();
      expect(await packs.storedFolders()).toBe(0);
    });
  }
  await packs.chooseFiles(filesOf(folder).filter((name) => !name.endsWith("network.graph")));
  await expect(packs.text("network.graph ontbreekt.")).toBeVisible();
  await packs.chooseFiles([join(folder.pack, "places.json")]);
  await expect(packs.text("Hier zit geen kaartpakket bij.")).toBeVisible();
});

test("installed, downloading and offered packs, and their removal, are accessible", {
  tag: "@thorough",
}, async ({ page, packs, server, folder }) => {
  server.faults.set("map.pmtiles", { cutAfter: 1000 });
  await offerNewerVersion(packs, folder);
  await packs.tap("Werk bij: dorp");
  await expect(packs.text(/Onderbroken op/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await packs.tap("Verwijder: dorp");
  expect(await findings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
