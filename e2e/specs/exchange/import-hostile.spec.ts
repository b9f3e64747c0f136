import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { partOf } from "../../../tools/check/level.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { HOSTILE_FILES, type HostileFile, MARKUP_NAMES } from "../../drivers/hostile-files.ts";

/** Collected files with the expected results; not everyone has them. */
const CORPUS = "../shared/corpus/hostile";
const hasCorpus = existsSync(`${CORPUS}/EXPECT.json`);

/** Opens the list of waypoints and an import; returns the requests and messages after that. */
async function opened(app: AppDriver, page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await app.open("/waypoints");
  await choose(page, { name: "tent.gpx", content: '<gpx><wpt lat="51" lon="4"/></gpx>' });
  await expect(importButton(page)).toHaveText("Importeer 1");
  await close(page);
  page.on("request", (request) => {
    // The app's own code and its own map may load on demand.
    const isOwn = ["static", "basemap"].some((folder) =>
      request.url().startsWith(`${app.baseUrl}/${folder}/`),
    );
    if (!isOwn) asked.push(request.url());
  });
  return asked;
}

async function choose(page: Page, { name, content }: HostileFile): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
  await page.getByLabel("Importeren", { exact: true }).setInputFiles([file]);
}

function importButton(page: Page) {
  return page.getByRole("dialog").getByRole("button", { name: /^Importeer \d/ });
}

/** A page that hangs does not answer a click. */
async function close(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^(Annuleer|Sluiten)$/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
}

async function expectNothingRan(page: Page, asked: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => "__pwned" in window || "x" in {})).toBe(false);
  expect(asked).toEqual([]);
}

test("malicious files run nothing and request nothing, and their text stays text", {
  tag: "@thorough",
}, async ({ app, page }) => {
  const asked = await opened(app, page);
  for (const file of partOf(HOSTILE_FILES, 4)) {
    const { name, refusedWith, keeps } = file;
    const outcome = refusedWith ? "is refused with a sentence" : `gives ${keeps} and no more`;
    await test.step(`${name} ${outcome}`, async () => {
      await choose(page, file);
      if (refusedWith) await expect(page.getByRole("dialog")).toContainText(refusedWith);
      else await expect(importButton(page)).toHaveText(`Importeer ${keeps}`);
      await close(page);
      await expectNothingRan(page, asked);
    });
  }
  await test.step("markup in names, notes, folders and links is shown as written", async () => {
    await choose(page, HOSTILE_FILES[0] as HostileFile);
    await importButton(page).click();
    await expect(page.getByText(`Toegevoegd: ${MARKUP_NAMES.length} waypoints.`)).toBeVisible();
    await close(page);
    for (const name of MARKUP_NAMES) {
      await expect(page.getByRole("link", { name }).first()).toBeVisible();
    }
    expect(await page.locator("a[href^='javascript:']").count()).toBe(0);
    await expectNothingRan(page, asked);
  });
});

interface Expectation {
  readonly file: string;
  readonly must: string;
  readonly counts: { readonly wpt?: number; readonly trk?: number; readonly rte?: number } | null;
}

/** The readers are tested on each file without a browser; here every sixth goes from file to dialog. */
const EVERY = 6;

test("collected files give the expected results (if ../shared/corpus is present)", {
  tag: "@thorough",
}, async ({ app, page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: the files lie beside the repository, not in it
  test.skip(!hasCorpus, "../shared/corpus is not there");
  const expectations: Expectation[] = JSON.parse(readFileSync(`${CORPUS}/EXPECT.json`, "utf8"));
  const asked = await opened(app, page);
  for (const expectation of expectations.filter((_, index) => index % EVERY === 0)) {
    await test.step(expectation.file, () => expectOutcome(page, expectation));
  }
  await expectNothingRan(page, asked);
});

async function expectOutcome(page: Page, { file, must, counts }: Expectation): Promise<void> {
  const dialog = page.getByRole("dialog");
  await choose(page, { name: file, content: readFileSync(`${CORPUS}/${file}`) });
  await expect(dialog.getByRole("button", { name: /^(Annuleer|Sluiten)$/ }).last()).toBeVisible();
  const isRefused = await dialog.locator("strong", { hasText: file }).isVisible();
  if (/^reject(-with-message)?$/.test(must)) expect(isRefused).toBe(true);
  if (/^import(?!-or-reject)/.test(must)) expect(isRefused).toBe(false);
  const { wpt, trk = 0, rte = 0 } = counts ?? {};
  if (!isRefused && wpt !== undefined) {
    await expect(importButton(page)).toHaveText(`Importeer ${wpt + trk + rte}`);
  }
  await close(page);
}
