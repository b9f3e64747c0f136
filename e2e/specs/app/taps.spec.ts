import type { Page } from "@playwright/test";
import { partOf } from "../../../tools/check/level.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { openDelft, type PlanDriver } from "../../drivers/plan.ts";

/** Something that users do often, from the dashboard. */
interface Journey {
  readonly name: string;
  readonly maxTaps: number;
  /** Does it; each use of `tap` counts. */
  readonly go: (visit: Visit) => Promise<unknown>;
}

interface Visit {
  readonly page: Page;
  readonly app: AppDriver;
  readonly plan: PlanDriver;
  tap(name: string | RegExp, role?: "button" | "link"): Promise<void>;
  /** Counts a tap that the test makes by itself. */
  count(): void;
}

const PLANNING = "a plan of three nodes";
/** Shares that plan. */
const SHARING = "to share a saved route";

const DELFT = { lat: 52.0016, lng: 4.368, accuracy: 5 };
const GPX = `<gpx version="1.1" creator="test"><wpt lat="52" lon="4.36"><name>Brug</name></wpt></gpx>`;

/** In this order: a saved route is shared, and the guidance stays on. */
const JOURNEYS: readonly Journey[] = [
  {
    name: "the map where I am",
    maxTaps: 1,
    go: async ({ page, tap }) => {
      await tap("Kaart", "link");
      await expect(page).toHaveURL(/\/map#14\/52\.00\d+\/4\.36\d+$/);
    },
  },
  {
    name: "the walking network",
    maxTaps: 2,
    go: async ({ app, tap }) => {
      await tap("Kaart", "link");
      await tap("Plan");
      await expect
        .poll(async () => (await app.stored("settings")) as object)
        .toMatchObject({ mapOverlay: { walkNetwork: true } });
    },
  },
  {
    name: PLANNING,
    maxTaps: 5,
    go: async ({ app, plan, tap, count }) => {
      await tap("Kaart", "link");
      await app.stirMap(() => tap("Plan"));
      // The planner listens to the map once its code has come.
      await expect(plan.page.getByRole("region", { name: /^Plan/ })).toBeVisible();
      for (const number of ["14", "35", "28"]) {
        await plan.tap(number);
        count();
        await expect.poll(async () => (await plan.numbers()).at(-1)).toBe(number);
      }
    },
  },
  {
    name: SHARING,
    maxTaps: 3,
    go: async ({ page, app, tap, count }) => {
      await app.open("/map?plan");
      await page.getByRole("button", { name: "Bewaar", exact: true }).click();
      await expect(page.getByRole("status").filter({ hasText: /^Bewaard/ })).toBeVisible();
      await app.open("/dashboard");
      await tap("Alle routes", "link");
      await page.locator('main a[href^="/routes/"]').first().click();
      count();
      await tap("Delen");
      await expect(page.getByRole("region", { name: "Link" })).toBeVisible();
    },
  },
  {
    name: "to print the map",
    maxTaps: 3,
    go: async ({ page, tap }) => {
      await tap("Kaart", "link");
      await tap("Meten en meer");
      await tap(/^Afdrukken/);
      await expect(page.getByRole("region", { name: "Afdrukken op schaal" })).toBeVisible();
    },
  },
  {
    name: "the card that saves an area",
    maxTaps: 3,
    go: async ({ page, tap }) => {
      await tap("Kaart", "link");
      await tap("Meten en meer");
      await tap(/^Bewaar dit gebied/);
      await expect(page.getByRole("region", { name: "Bewaar dit gebied" })).toBeVisible();
    },
  },
  {
    name: "to import a file",
    maxTaps: 2,
    go: async ({ page, tap }) => {
      await tap("Waypoints", "link");
      const chosen = page.waitForEvent("filechooser");
      await tap("Importeren");
      const file = { name: "brug.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(GPX) };
      await (await chosen).setFiles(file);
      await expect(page.getByRole("button", { name: /^Importeer 1/ })).toBeVisible();
    },
  },
  {
    name: "to follow a loop",
    maxTaps: 3,
    go: async ({ page, tap }) => {
      await tap("Maak een rondje", "link");
      await tap("Neem dit rondje");
      await tap("Volg deze route");
      await expect(page.locator('[data-navigation="bar"]')).toBeVisible();
    },
  },
];

test("what users do often takes few taps from the dashboard", { tag: "@thorough" }, async ({
  page,
  app,
}) => {
  await app.setFix(DELFT);
  const plan = await openDelft(page, app);
  const part = partOf(JOURNEYS, 2);
  // Later journeys share the plan that this one makes.
  const chosen = JOURNEYS.filter((journey) => part.includes(journey) || journey.name === PLANNING);
  for (const { name, maxTaps, go } of chosen) {
    await test.step(name, async () => {
      await app.open("/dashboard");
      let taps = 0;
      const count = () => {
        taps += 1;
      };
      const tap: Visit["tap"] = async (label, role = "button") => {
        await page.getByRole(role, { name: label, exact: true }).first().click();
        count();
      };
      await go({ page, app, plan, tap, count });
      expect(taps, name).toBeLessThanOrEqual(maxTaps);
    });
  }
});
