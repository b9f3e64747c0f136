import type { Page, Route } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

const SCRIPT = /\/static\/js\/async\/settings\.[^/]*\.js$/;
const STYLE = /\/static\/css\/async\/settings\.[^/]*\.css$/;

interface LoggedError {
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
}

const asMissing = (route: Route) => route.fulfill({ status: 404, body: "" });
const asAborted = (route: Route) => route.abort();
const asPage = (route: Route) =>
  route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hallo</p>" });
const neverAnswered = () => {};

/** Collects the errors that the app logs, as objects. */
function loggedErrors(page: Page): LoggedError[] {
  const errors: LoggedError[] = [];
  page.on("console", async (message) => {
    if (message.type() !== "error" || message.args().length === 0) return;
    const [argument] = message.args();
    const error = await argument
      ?.evaluate((value: unknown) =>
        value instanceof Error
          ? {
              name: value.name,
              message: value.message,
              code: "code" in value ? String(value.code) : undefined,
            }
          : undefined,
      )
      .catch(() => undefined);
    if (error) errors.push(error);
  });
  return errors;
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Oeps." })).toBeVisible();
  // Not the page for scripts of its own that failed.
  await expect(page.getByText("Dit scherm kon niet worden geladen.")).toBeVisible();
}

/** Returns the only error that the app logged. */
async function onlyError(errors: readonly LoggedError[]): Promise<LoggedError> {
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  const [error] = errors;
  if (!error) throw new Error("unreachable");
  return error;
}

async function expectScriptFailure(errors: readonly LoggedError[]): Promise<void> {
  const error = await onlyError(errors);
  expect(error.name).toBe("ChunkLoadError");
  expect(error.message).toMatch(
    /^Loading chunk settings failed\.\n\(\w+: http:.*settings.*\.js\)$/,
  );
}

async function expectStyleFailure(errors: readonly LoggedError[], type: string): Promise<void> {
  const error = await onlyError(errors);
  expect(error).toEqual({
    name: "ChunkLoadError",
    code: "CSS_CHUNK_LOAD_FAILED",
    message: expect.stringMatching(
      new RegExp(`^Loading CSS chunk settings failed\\.\n\\(${type}: http:.*settings.*\\.css\\)$`),
    ),
  });
}

/** Two minutes pass at once for the style as well, so it must have loaded before. */
async function styleIsThere(page: Page): Promise<void> {
  const response = await page.waitForResponse(STYLE);
  await response.finished();
  const href = response.url();
  const isRead = (url: string) =>
    [...document.styleSheets].some((sheet) => sheet.href === url && sheet.cssRules.length > 0);
  await expect.poll(() => page.evaluate(isRead, href)).toBe(true);
}

/**
 * The screen's own script, and the parts that it shares with other screens: one that has loaded is removed
 * from the list.
 */
async function scriptsAreThere(page: Page): Promise<void> {
  await (await page.waitForResponse(SCRIPT)).finished();
  await expect(page.locator('script[src*="/js/async/"]')).toHaveCount(0);
}

/**
 * Loads the dashboard again, and opens the screen whose files cannot be loaded. Removes earlier log entries.
 */
async function failToOpen(page: Page, app: AppDriver, errors: LoggedError[] = []): Promise<void> {
  await app.open("/dashboard");
  errors.length = 0;
  await goToSettings(app);
  await expectErrorPage(page);
}

async function goToSettings(app: AppDriver): Promise<void> {
  await app.tapTab("Instellingen");
}

/** Counts how often the page itself is loaded. */
function pageLoads(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => count++);
  return () => count;
}

test("a screen whose script is missing, cut off or a page shows a ChunkLoadError on the error page", async ({
  app,
  page,
  misdeeds,
}) => {
  const errors = loggedErrors(page);
  const loads = pageLoads(page);
  for (const [index, answer] of [asMissing, asAborted, asPage].entries()) {
    await page.route(SCRIPT, answer);
    await failToOpen(page, app, errors);
    await expectScriptFailure(errors);
    // Without a newer build nothing is reloaded.
    expect(loads()).toBe(index + 1);
    await page.unroute(SCRIPT);
  }
  // HTML run as a script is an additional syntax error, which the browser reports.
  misdeeds.pageErrors.length = 0;
  await test.step("the error page has a link home that works", async () => {
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard", level: 2 })).toBeVisible();
  });
  await test.step("it is also shown for a deep link", async () => {
    await page.route(SCRIPT, asMissing);
    await page.goto("/settings");
    await expectErrorPage(page);
  });
});

test("a screen whose style is missing or cut off fails as CSS_CHUNK_LOAD_FAILED, and opens once the network returns", async ({
  app,
  page,
}) => {
  const errors = loggedErrors(page);
  for (const answer of [asMissing, asAborted]) {
    await page.route(STYLE, answer);
    await failToOpen(page, app, errors);
    await expectStyleFailure(errors, "error");
    await page.unroute(STYLE);
  }
  await page.getByRole("button", { name: "Probeer opnieuw" }).click();
  await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
});

test("a screen whose script or style hangs fails after 120 s", async ({ app, page }) => {
  const errors = loggedErrors(page);
  await page.clock.install();
  for (const [hangs, othersAreThere, expectFailure] of [
    [SCRIPT, styleIsThere, () => expectScriptFailure(errors)],
    // Its scripts have two minutes of their own.
    [STYLE, scriptsAreThere, () => expectStyleFailure(errors, "timeout")],
  ] as const) {
    await page.route(hangs, neverAnswered);
    await app.open("/dashboard");
    errors.length = 0;
    const asked = page.waitForRequest(hangs);
    const others = othersAreThere(page);
    await goToSettings(app);
    await asked;
    await others;
    await page.clock.fastForward(115_000);
    await expect(page.getByRole("heading", { name: "Oeps." })).toBeHidden();
    await page.clock.fastForward(6_000);
    await expectErrorPage(page);
    await expectFailure();
    await page.unroute(hangs);
  }
});

test.describe("after a deploy that removed old chunks", () => {
  test.beforeEach(({ page }) =>
    page.route("/build.json", (route) => route.fulfill({ json: { buildId: "newer" } })),
  );

  test("the page reloads once and the screen opens", async ({ app, page }) => {
    const loads = pageLoads(page);
    await page.route(SCRIPT, asMissing, { times: 1 });
    await app.open("/dashboard");
    await goToSettings(app);
    await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
    expect(loads()).toBe(2);
  });

  test("a chunk that stays missing shows the error page after one reload", async ({
    app,
    page,
  }) => {
    const loads = pageLoads(page);
    await page.route(SCRIPT, asMissing);
    await failToOpen(page, app);
    expect(loads()).toBe(2);
  });
});
