import type { Page } from "@playwright/test";
import { type AppDriver, expect, test } from "../../drivers/app.ts";
import { answerPictures } from "../../drivers/tile-servers.ts";

/** A way to open something over a screen, and the text that then appears. */
interface Door {
  readonly name: string;
  readonly screen: string;
  /** The names of the buttons to press, one after another. */
  readonly presses: readonly string[];
  /** The role and the name of what each press opens. */
  readonly opens: readonly (readonly [role: Role, name: string | RegExp])[];
}

type Role = "region" | "dialog" | "combobox" | "group" | "button";

const DOORS: readonly Door[] = [
  { name: "search", screen: "/map", presses: ["Zoeken"], opens: [["combobox", /Zoek/]] },
  { name: "layers", screen: "/map", presses: ["Kaartlagen"], opens: [["region", "Kaartlagen"]] },
  {
    name: "a tool of the list",
    screen: "/map",
    presses: ["Meten en meer"],
    opens: [["region", "Meten en meer"]],
  },
  {
    name: "the menu of the plan",
    screen: "/map",
    presses: ["Plan", "Meer"],
    opens: [
      ["region", "Plan langs knooppunten"],
      ["group", "Wat met dit plan?"],
    ],
  },
  {
    name: "the whole plan",
    screen: "/map",
    presses: ["Plan", "Meer van dit plan"],
    opens: [
      ["region", "Plan langs knooppunten"],
      ["button", "Toon kaart"],
    ],
  },
  {
    name: "the search for a loop",
    screen: "/map",
    presses: ["Plan", "Of zoek een rondje"],
    opens: [
      ["region", "Plan langs knooppunten"],
      ["button", /^(Stop|Terug|Neem)/],
    ],
  },
  {
    name: "a full screen",
    screen: "/location",
    presses: ["Groot"],
    opens: [["dialog", /./]],
  },
  {
    name: "a dialog",
    screen: "/waypoints",
    presses: ["Exporteren"],
    opens: [["dialog", /./]],
  },
];

/** Opens the app on the dashboard, with an entry of the history before it. */
async function openDashboard(page: Page, app: AppDriver): Promise<void> {
  await answerPictures(page);
  await app.store("waypoints", [{ id: "post", name: "Post", lat: 52.1, lng: 5.4 }]);
  await app.open("/changelog");
  await app.tapTab("Dashboard");
  await expect(page).toHaveURL(/dashboard/);
}

/** Goes from the dashboard to the screen of a door, and opens all its layers. */
async function openLayers(page: Page, app: AppDriver, { screen, presses, opens }: Door) {
  await app.tapTab(TABS[screen] ?? "Kaart");
  await expect(page).toHaveURL(new RegExp(screen));
  for (const [index, name] of presses.entries()) {
    await page.getByRole("button", { name, exact: true }).last().click();
    await expect(opened(page, opens[index])).toBeVisible();
    // A layer gets its entry in the history a moment after it is shown.
    await expect
      .poll(() => page.evaluate(() => history.state?.openLayers ?? 0))
      .toBeGreaterThan(index);
  }
}

const TABS: Readonly<Record<string, "Kaart" | "Mijn locatie" | "Waypoints">> = {
  "/map": "Kaart",
  "/location": "Mijn locatie",
  "/waypoints": "Waypoints",
};

function opened(page: Page, opens: Door["opens"][number] | undefined) {
  const [role, name] = opens ?? ["dialog", /./];
  return page.getByRole(role, { name, exact: true }).first();
}

test("Back and Escape close what is open layer by layer, and leave no entry in the history", {
  tag: "@thorough",
}, async ({ page, app }) => {
  test.slow();
  await openDashboard(page, app);
  for (const door of DOORS) {
    await test.step(`Back: ${door.name}`, async () => {
      await openLayers(page, app, door);
      for (const opens of [...door.opens].reverse()) {
        await page.goBack();
        await expect(opened(page, opens)).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(door.screen));
      }
      await page.goBack();
      await expect(page).toHaveURL(/dashboard/);
    });
    await test.step(`Escape: ${door.name}`, async () => {
      await openLayers(page, app, door);
      for (const opens of [...door.opens].reverse()) {
        await page.keyboard.press("Escape");
        await expect(opened(page, opens)).toHaveCount(0);
      }
      await page.goBack();
      await expect(page).toHaveURL(/dashboard/);
    });
  }
});

test("Escape closes a tool that the address opened, with the focus on the map", async ({
  page,
  app,
}) => {
  await answerPictures(page);
  await app.open("/map?plan");
  const sheet = page.getByRole("region", { name: "Plan langs knooppunten" });
  await expect(sheet).toBeVisible();
  await app.waitForMap();
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("a screen that opens while a layer closes stays open, and Back leaves it", async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    addEventListener("popstate", () => document.documentElement.setAttribute("data-stepped", ""));
  });
  await openDashboard(page, app);
  await openLayers(page, app, DOORS[0] as Door);
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (delta) => {
      history.go = go;
      go(delta);
      // As the router does, before the browser takes the step.
      history.pushState({ key: "opened", idx: 9 }, "", "/settings");
      history.replaceState({ key: "opened", idx: 9 }, "", "/settings#kaart");
    };
  });
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-stepped");
  await expect(page).toHaveURL(/settings#kaart$/);
  await page.goBack();
  await expect(page).toHaveURL(/map/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
});
