import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { phonePage, REPOSITORY, takePicture } from "./phone.ts";
import { type Texts, textsIn } from "./texts.ts";

const DELFT = resolve(REPOSITORY, "samples/packs/voorbeeld-delft");

/** Walking node 14, at the Schie in Delft, and node 35 at the end of the leg. */
const START = { latitude: 52.001445, longitude: 4.363307 };
const END = { latitude: 52.003284, longitude: 4.371001 };
/** The accuracy of fixes: the walk is beside the winding leg, but within this accuracy it is on the route. */
const ACCURACY_METERS = 30;
const STEPS = 12;
/** The fraction of the leg that each walk covers. */
const WALKED = 0.12;

/** Walking nodes of the pack, by the text that their search result must contain. */
const NUMBERS = ["14", "35", "28"];

const STORED = {
  settings: {
    colorScheme: 0,
    tileSource: 0,
    mapOverlay: { walkNetwork: true, bikeNetwork: false, sailNetwork: false },
  },
};

/** Takes the screenshots of a plan over the sample pack, of navigation along it, and of the recorder. */
export async function takeJourney(
  url: string,
  browser: Browser,
  language: Language,
): Promise<void> {
  const texts = await textsIn(language);
  const here = { ...START, accuracy: ACCURACY_METERS };
  const page = await phonePage(browser, here, STORED, { language });
  await plan(page, url, texts);
  await page.getByRole("button", { name: texts.less, exact: true }).click();
  await reportPosition(page);
  await takePicture(page, "plan.jpg", true);
  await page.getByRole("button", { name: texts.follow, exact: true }).click();
  await page.getByRole("region", { name: texts.underWay }).waitFor();
  await walk(page, 0);
  await takePicture(page, "navigation.jpg", true);
  await page.getByRole("button", { name: texts.record }).click();
  await walk(page, WALKED);
  await takePicture(page, "recorder.jpg");
  await page.context().close();
}

/** Takes the screenshot of the same plan on a wide screen. */
export async function takeDesktop(
  url: string,
  browser: Browser,
  language: Language,
): Promise<void> {
  const wide = { language, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
  const page = await phonePage(browser, { ...START, accuracy: ACCURACY_METERS }, STORED, wide);
  await plan(page, url, await textsIn(language));
  await reportPosition(page);
  await takePicture(page, "desktop.jpg", true);
  await page.context().close();
}

/** Opens the sample pack, and makes a plan over it in the whole planner. */
async function plan(page: Page, url: string, texts: Texts): Promise<void> {
  await page.goto(new URL("/settings", url).href);
  const files = readdirSync(DELFT).map((name) => join(DELFT, name));
  await page.locator("input[data-chooses=files]").setInputFiles(files);
  await page.getByText(texts.added).first().waitFor({ timeout: 60_000 });
  await page.getByRole("link", { name: texts.map, exact: true }).last().click();
  await page.locator("[data-map-state=idle]").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: texts.position }).click();
  await page.locator("[data-map-state=idle]").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: texts.plan, exact: true }).click();
  await typeNumbers(page, texts);
}

/** Reports the position once more: on a slow machine it is old by now, and drawn so. */
async function reportPosition(page: Page): Promise<void> {
  await page.context().setGeolocation({ ...START, accuracy: ACCURACY_METERS + 1 });
}

/** Types the numbers of the plan in the whole planner, which a desktop has in its panel. */
async function typeNumbers(page: Page, texts: Texts): Promise<void> {
  const isDesktop = (page.viewportSize()?.width ?? 0) >= 1280;
  if (!isDesktop) await page.getByRole("button", { name: texts.more, exact: true }).click();
  const field = page.getByRole("textbox", { name: texts.typed });
  await field.fill(NUMBERS.join(" "));
  await field.press("Enter");
  await page.getByRole("list", { name: texts.numbers }).waitFor();
}

/** Walks a part of the leg from the first node to the second. */
async function walk(page: Page, from: number): Promise<void> {
  for (let step = 0; step <= STEPS; step += 1) {
    const share = from + (step / STEPS) * WALKED;
    await page.context().setGeolocation({
      latitude: START.latitude + share * (END.latitude - START.latitude),
      longitude: START.longitude + share * (END.longitude - START.longitude),
      accuracy: ACCURACY_METERS,
    });
    await page.waitForTimeout(700);
  }
}
