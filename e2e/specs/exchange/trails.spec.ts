import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { AppDriver, expect, test } from "../../drivers/app.ts";
import { KillableBrowser } from "../../drivers/killable-browser.ts";
import { goOffline } from "../../drivers/network.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 1200, height: 900 } });

interface Post {
  readonly place: readonly [lat: number, lng: number];
  /** The choices of a leader besides place and text; each is one tap or one entry. */
  readonly prepare: readonly (
    | { readonly choose: string; readonly option: string }
    | { readonly enter: string; readonly text: string }
  )[];
  /** The answer of a patrol; null for a post that opens when the patrol is there. */
  readonly answer: string | null;
}

const OPENS = "Gaat open door";
const ANSWERS = "Goede antwoorden, één per regel";
const question = (text: string, answer: string): Post["prepare"] => [
  { enter: "Vraag", text },
  { enter: ANSWERS, text: answer },
];

const placeOf = (number: number): readonly [number, number] => [
  Number((52 + number / 500).toFixed(5)),
  Number((4.3 + number / 500).toFixed(5)),
];

/** Posts of every kind; each takes over the choices of the one before it. */
const POSTS: readonly Post[] = [
  { place: placeOf(1), prepare: question("Wat hangt hier?", "Een bel"), answer: "een BEL!" },
  {
    place: placeOf(2),
    prepare: [
      { choose: "Zo vinden ze de post", option: "RD-coördinaten" },
      ...question("Hoe heet de molen?", "De Ĳssel"),
    ],
    answer: "de ijssel",
  },
  { place: placeOf(3), prepare: [{ choose: OPENS, option: "er zijn" }], answer: null },
  {
    place: placeOf(4),
    prepare: [{ choose: OPENS, option: "een getal" }, ...question("Hoeveel ramen?", "12")],
    answer: "012",
  },
  {
    place: placeOf(5),
    prepare: [
      { choose: OPENS, option: "een keuze" },
      { enter: "Vraag", text: "Welke kleur?" },
      { enter: "Keuzes, één per regel", text: "rood\ngroen" },
      { choose: "Goede keuze", option: "groen" },
    ],
    answer: "groen",
  },
  {
    place: placeOf(6),
    prepare: [
      { choose: OPENS, option: "een code die er hangt" },
      { enter: ANSWERS, text: "KRUIS7" },
    ],
    answer: "kruis 7",
  },
  {
    place: placeOf(7),
    prepare: [
      { choose: "Zo vinden ze de post", option: "richting en afstand vanaf de vorige" },
      { enter: ANSWERS, text: "BRUG3" },
    ],
    answer: "brug3",
  },
  { place: placeOf(8), prepare: [{ choose: OPENS, option: "er zijn" }], answer: null },
];

const textOf = (number: number) => `Verborgen-${number}-tekst`;

/** Prepares the trail; resolves to its link and the number of taps and entries. */
async function prepared(page: Page): Promise<{ readonly link: string; readonly acts: number }> {
  let acts = 0;
  const count = async (act: Promise<unknown>) => {
    acts += 1;
    await act;
  };
  await count(page.getByRole("button", { name: "Maak een postentocht" }).click());
  await count(page.getByLabel("Naam van de tocht").fill("Nachttocht"));
  for (const [index, { place, prepare }] of POSTS.entries()) {
    await count(page.getByRole("button", { name: "Voeg post toe" }).click());
    const post = page.getByRole("group", { name: `Post ${index + 1}`, exact: true });
    await count(post.getByLabel("Coördinaten", { exact: true }).fill(place.join(", ")));
    for (const step of prepare) {
      if ("choose" in step) {
        await count(post.getByLabel(step.choose).selectOption({ label: step.option }));
      } else await count(post.getByLabel(step.enter, { exact: true }).fill(step.text));
    }
    await count(post.getByLabel("Tekst als de post open is").fill(textOf(index + 1)));
  }
  await expect(page.getByText(/^Nog niet klaar/)).toHaveCount(0);
  await count(page.getByRole("button", { name: "Als link of code" }).click());
  const link = await page.getByRole("region", { name: "Link" }).textContent();
  await page.getByRole("button", { name: "Sluit" }).click();
  return { link: link ?? "", acts };
}

/** Opens the app once and stores it, and receives the link without a network. */
async function received(page: Page, baseUrl: string, link: string, patrol: string) {
  const app = new AppDriver(page, baseUrl);
  await app.open("/trails");
  await app.waitUntilStored();
  await goOffline(page.context());
  // Opening a link from another app loads the page again.
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByLabel("Naam van je patrouille").fill(patrol);
  await page.getByRole("button", { name: "Begin de tocht" }).click();
  await expect(page.getByText(`Patrouille ${patrol}.`)).toBeVisible();
}

async function walkTo(context: BrowserContext, [latitude, longitude]: Post["place"]) {
  await context.setGeolocation({ latitude, longitude, accuracy: 5 });
}

/** Everything that the page has stored, as one text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("scouting-map");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const values = [...database.objectStoreNames].map(
      (name) =>
        new Promise((resolve) => {
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => resolve(reading.result);
        }),
    );
    const text = JSON.stringify([await Promise.all(values), { ...localStorage }]);
    database.close();
    return text;
  });
}

/** Opens posts one after the other, and expects nothing of later ones to be stored before. */
async function openPosts(page: Page, numbers: readonly number[], hasWrong = false) {
  for (const number of numbers) {
    const { place, answer } = POSTS[number - 1] ?? never();
    const section = page.getByRole("region", { name: `Post ${number}`, exact: true });
    await expect(section).toBeVisible();
    const stored = await storedText(page);
    expect(stored).not.toContain("Verborgen-");
    const next = POSTS[number];
    if (next) expect(stored).not.toContain(`${next.place[0]}`);
    await walkTo(page.context(), place);
    if (answer === "groen") await section.getByRole("button", { name: "groen" }).click();
    else if (answer !== null) {
      const field = section.getByLabel("Antwoord", { exact: true });
      if (hasWrong) {
        await field.fill("fout");
        await section.getByRole("button", { name: "Probeer" }).click();
        await expect(section.getByText("Dat is het niet.")).toBeVisible();
      }
      await field.fill(answer);
      await section.getByRole("button", { name: "Probeer" }).click();
    }
    await expect(section.getByText(textOf(number))).toBeVisible();
  }
}

/** Hands in; resolves to the link. */
async function handedIn(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Lever in" }).click();
  const link = await page.getByRole("region", { name: "Link" }).textContent();
  return link ?? "";
}

function never(): never {
  throw new Error("not there");
}

test("a trail of eight posts is made in sixty taps, walked by two patrols without a network and through a kill, and its table is right", {
  tag: "@thorough",
}, async ({ app, page, baseURL, browser, launchOptions }) => {
  test.setTimeout(600_000);
  const baseUrl = baseURL ?? "";
  await app.open("/trails");
  const { link, acts } = await prepared(page);
  process.stdout.write(`    ${acts} taps and entries, a link of ${link.length} characters\n`);
  expect(acts).toBeLessThanOrEqual(60);
  const trailAddress = page.url();
  for (const number of POSTS.keys()) expect(link).not.toContain(textOf(number + 1));

  // The first patrol, whose browser is killed after four posts.
  const profile = mkdtempSync(join(tmpdir(), "scouting-map-trail-"));
  const executable = launchOptions.executablePath ?? "chromium";
  let running = await KillableBrowser.start(executable, profile);
  let foxes = "";
  try {
    const allowed = async () => {
      const opened = await running.page();
      await opened.context().grantPermissions(["geolocation"]);
      return opened;
    };
    let phone = await allowed();
    await received(phone, baseUrl, link, "Vossen");
    await openPosts(phone, [1, 2, 3, 4]);
    const address = phone.url();
    await running.kill();
    running = await KillableBrowser.start(executable, profile);
    phone = await allowed();
    await goOffline(phone.context());
    await phone.goto(address);
    await expect(phone.getByText(textOf(4))).toBeVisible();
    await openPosts(phone, [5, 6, 7, 8]);
    foxes = await handedIn(phone);
  } finally {
    await running.kill();
    rmSync(profile, { recursive: true, force: true });
  }

  // The second one stops after six posts, and tries something wrong at each of those with an answer.
  const context = await browser.newContext({ permissions: ["geolocation"] });
  const other = await context.newPage();
  await received(other, baseUrl, link, "Bevers");
  await openPosts(other, [1, 2, 3, 4, 5, 6], true);
  const beavers = await handedIn(other);
  await context.close();

  for (const [report, patrol] of [
    [foxes, "Vossen"],
    [beavers, "Bevers"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(report);
    await page.getByRole("button", { name: "Zet in de tabel" }).click();
    await expect(page.getByText(`${patrol} staat in de tabel.`)).toBeVisible();
  }
  await page.goto(trailAddress);
  const rows = page.getByRole("region", { name: "Uitslag" }).last().getByRole("row");
  await expect(rows).toHaveCount(3);
  const cellsOf = async (row: number) =>
    (await rows.nth(row).getByRole("cell").allTextContents()).slice(0, 9);
  expect(await cellsOf(1)).toEqual(["80", "10", "10", "10", "10", "10", "10", "10", "10"]);
  const tried = "10 ×1";
  expect(await cellsOf(2)).toEqual(["60", tried, tried, "10", tried, "10", tried, "–", "–"]);
});
