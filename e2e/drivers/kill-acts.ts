import type { Page } from "@playwright/test";
import { expect } from "./app.ts";
import { walkingGrid } from "./invented-network.ts";
import { filesOf, makePack } from "./packs.ts";

/** The data on the device, as the app shows it. */
export interface Belongings {
  /** The names of waypoints, sorted. */
  readonly waypoints: readonly string[];
  readonly tracks: readonly string[];
  /** Complete packs and saved areas. */
  readonly packs: readonly string[];
  /** The number of photos of the waypoint `POST`. */
  readonly photos: number;
  readonly isDark: boolean;
}

/** The confirmation that the user sees: this number of elements with this text. */
export interface Confirmation {
  readonly selector: string;
  readonly text: string;
  readonly count: number;
}

/** An action of the user that the app confirms. */
export interface Act {
  /** Does everything up to the last tap. */
  prepare(page: Page, appUrl: string): Promise<void>;
  commit(page: Page): Promise<void>;
  readonly confirmation: Confirmation;
  /** The data that must exist once it was confirmed. Before that, it may also be the earlier data. */
  readonly after: Belongings;
}

/** The waypoint to edit and photograph. */
export const POST = { id: "post", name: "Post 0", lat: 52.1, lng: 5.4 };

/** A picture of one red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

/** Creates an action; `number` makes it unique, `had` is the data before it. */
export type MakeAct = (number: number, had: Belongings) => Act | Promise<Act>;

/** All actions whose confirmation must survive a kill. */
export const ACTS: Readonly<Record<string, MakeAct>> = {
  save: (number, had) => ({
    async prepare(page, appUrl) {
      await page.goto(`${appUrl}/waypoints`);
      await page.getByLabel("Coördinaten typen").check();
      await page.getByLabel("Coördinaten", { exact: true }).fill("52.228, 5.321");
      await page.getByLabel("Naam").fill(`Redding ${number}`);
    },
    commit: (page) => tap(page, "Bewaar"),
    confirmation: said("Bewaard"),
    after: { ...had, waypoints: [...had.waypoints, `Redding ${number}`].sort() },
  }),
  edit: (number, had) => ({
    async prepare(page, appUrl) {
      await openPost(page, appUrl);
      await page.getByLabel("Naam").fill(`Post ${number}`);
    },
    commit: (page) => tap(page, "Bewaar"),
    confirmation: said("Bewaard"),
    after: {
      ...had,
      waypoints: had.waypoints.map((name) => name.replace(/^Post .*/, `Post ${number}`)).sort(),
    },
  }),
  import: (number, had) => ({
    async prepare(page, appUrl) {
      await page.goto(`${appUrl}/waypoints`);
      const gpx =
        `<gpx version="1.1"><wpt lat="52.1" lon="5.2"><name>Import ${number}</name></wpt>` +
        `<trk><name>Spoor ${number}</name><trkseg><trkpt lat="52" lon="${5 + number / 1000}"/>` +
        '<trkpt lat="52.1" lon="5.1"/></trkseg></trk></gpx>';
      await choose(page.getByLabel("Importeren", { exact: true }), `kamp-${number}.gpx`, gpx);
      await expect(page.getByRole("button", { name: "Importeer 2" })).toBeVisible();
    },
    commit: (page) => tap(page, "Importeer 2"),
    confirmation: said("Toegevoegd:"),
    after: {
      ...had,
      waypoints: [...had.waypoints, `Import ${number}`].sort(),
      tracks: [...had.tracks, `Spoor ${number}`].sort(),
    },
  }),
  restore: (number, had) => ({
    async prepare(page, appUrl) {
      await page.goto(`${appUrl}/settings`);
      const backup = {
        format: "scouting-map-backup",
        version: 1,
        madeAtMs: 1,
        settings: { colorScheme: had.isDark ? 0 : 1 },
        waypoints: [{ ...POST, id: `backup-${number}`, name: `Back-up ${number}` }],
      };
      const file = page.getByLabel("Zet een back-up terug");
      await choose(file, "back-up.json", JSON.stringify(backup));
      await expect(page.getByRole("button", { name: "Zet terug", exact: true })).toBeVisible();
    },
    commit: (page) => tap(page, "Zet terug"),
    confirmation: said("De back-up is teruggezet."),
    after: {
      ...had,
      isDark: !had.isDark,
      waypoints: [...had.waypoints, `Back-up ${number}`].sort(),
    },
  }),
  photo: (_number, had) => ({
    prepare: openPost,
    commit: (page) =>
      page
        .getByLabel("Foto toevoegen")
        .setInputFiles({ name: "post.png", mimeType: "image/png", buffer: PNG }),
    confirmation: { selector: "main img[src^='blob:']", text: "", count: had.photos + 1 },
    after: { ...had, photos: had.photos + 1 },
  }),
  area: (number, had) => ({
    async prepare(page, appUrl) {
      await page.goto(`${appUrl}/map?bewaar`);
      const card = page.getByRole("region", { name: "Bewaar dit gebied" });
      // An area that an earlier kill interrupted is shown instead, until another one is requested.
      const another = page.getByRole("button", { name: "Nog een gebied" });
      await expect(card.or(another)).toBeVisible();
      if (await another.isVisible()) await another.click();
      // So few tiles that the size is not estimated first.
      for (let zoom = 0; zoom < 6; zoom += 1) {
        await card.getByRole("button", { name: "Kleiner gebied" }).click();
      }
      await expect(card.getByText(/^ongeveer .*\sMB$/)).toBeVisible();
      await card.getByLabel("Naam", { exact: true }).fill(`Gebied ${number}`);
    },
    commit: (page) => tap(page, "Bewaar"),
    confirmation: { selector: "main p", text: `Gebied ${number} staat op dit apparaat.`, count: 1 },
    after: { ...had, packs: [...had.packs, `Gebied ${number}`].sort() },
  }),
  pack: async (number, had) => {
    const folder = await makePack(`dorp-${number}`);
    return {
      prepare: async (page, appUrl) => void (await page.goto(`${appUrl}/settings`)),
      commit: (page) => page.locator("input[data-chooses=files]").setInputFiles(filesOf(folder)),
      confirmation: said(`Kaartpakket dorp-${number} staat op dit apparaat.`),
      after: { ...had, packs: [...had.packs, `dorp-${number}`].sort() },
    };
  },
  make: (number, had) => ({
    prepare: async (page, appUrl) => void (await page.goto(`${appUrl}/settings`)),
    commit: (page) =>
      page.locator("input[data-chooses=files]").setInputFiles({
        name: `net-${number}.osm.pbf`,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(walkingGrid({ lat: 52 + number / 1000, lng: 5 })),
      }),
    confirmation: said(`Kaartpakket net-${number} staat op dit apparaat.`),
    after: { ...had, packs: [...had.packs, `net-${number}`].sort() },
  }),
};

/** Returns the data after a start, as the app shows it. */
export async function belongings(page: Page, appUrl: string): Promise<Belongings> {
  await page.goto(`${appUrl}/waypoints`);
  await expect(page.getByRole("link", { name: /^Post \d/ })).toBeVisible();
  const list = await page.evaluate(() => JSON.parse(localStorage.getItem("waypoints") ?? "[]"));
  const names: string[] = list.map(({ name }: { name: string }) => name);
  for (const name of names) {
    await expect(page.getByRole("link", { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  }
  const trackNames = page.locator("main").getByText(/^Spoor \d+$/);
  await expect(trackNames).toHaveCount(await recordCount(page, "tracks"));
  const tracks = await trackNames.allTextContents();
  await page.goto(`${appUrl}/waypoints/${POST.id}`);
  await expect(page.getByRole("heading", { name: /^Post \d/ })).toBeVisible();
  const post = list.find(({ id }: { id: string }) => id === POST.id);
  const photos: number = post?.photoIds?.length ?? 0;
  await expect(page.locator("main img[src^='blob:']")).toHaveCount(photos);
  await page.goto(`${appUrl}/settings`);
  const section = page.getByRole("region", { name: "Kaartpakketten" });
  const removes = section.getByRole("button", { name: /^Verwijder: / });
  await expect(removes).toHaveCount(await recordCount(page, "packs"));
  const packs = await removes.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent ?? ""),
  );
  await expect(section.getByText("weg of onleesbaar")).toHaveCount(0);
  return {
    waypoints: names.sort(),
    tracks: tracks.sort(),
    packs: packs.map((text) => text.replace("Verwijder: ", "")).sort(),
    photos,
    isDark: await page.getByRole("radio", { name: "Donker" }).isChecked(),
  };
}

/** Returns the number of records in the database, which the screen must show before it is read. */
function recordCount(page: Page, store: "packs" | "tracks"): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("scouting-map");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    store,
  );
}

function said(text: string): Confirmation {
  return { selector: "[role=status]", text, count: 1 };
}

async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

async function openPost(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/waypoints/${POST.id}`);
  await tap(page, "Wijzigen");
  await expect(page.getByLabel("Foto toevoegen")).toBeAttached();
}

async function choose(
  input: ReturnType<Page["locator"]>,
  name: string,
  text: string,
): Promise<void> {
  const buffer = Buffer.from(text);
  await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}
