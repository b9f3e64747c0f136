import type { Page } from "@playwright/test";
import { partOf } from "../../../tools/check/level.ts";
import { findings, plantTent, seriousFindings, smallTargets } from "../../drivers/accessibility.ts";
import { expect, test } from "../../drivers/app.ts";

const GPX =
  '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="test">' +
  '<wpt lat="52.1" lon="5.3"><name>Post 1</name></wpt><wpt lat="91" lon="5.3"/>' +
  '<trk><name>Rondje</name><trkseg><trkpt lat="52.1" lon="5.3"/><trkpt lat="52.2" lon="5.4"/>' +
  "</trkseg></trk></gpx>";

function file(name: string, text: string) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
}

async function chooseToImport(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(files);
}

interface Dialog {
  readonly name: string;
  /** Opens the dialog from its screen, with all its content. */
  open(page: Page): Promise<void>;
  /** Checks something more, before Escape. */
  leave?(page: Page): Promise<void>;
}

/** Expects the keyboard to stay in a dialog when the pressed button disappears. */
async function keepsKeyboardWithoutButton(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Zet terug: Tent" }).click();
  await expect(page.getByText("De prullenbak is leeg.")).toBeVisible();
  const isInDialog = () =>
    page.getByRole("dialog").evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInDialog()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await isInDialog()).toBe(true);
}

/** The dialogs by the screen under them; each is closed before the next, and the last may leave the screen. */
const DIALOGS: Readonly<Record<string, readonly Dialog[]>> = {
  "/waypoints": [
    {
      name: "exporting",
      async open(page) {
        await page.getByRole("button", { name: "Exporteren" }).last().click();
        await expect(page.getByRole("radio", { name: /^GPX/ })).toBeVisible();
      },
    },
    {
      name: "reading a QR code",
      async open(page) {
        await page.getByRole("button", { name: "QR-code lezen" }).click();
        await expect(page.getByText("Kies foto’s of een video")).toBeVisible();
      },
    },
    {
      name: "the preview of an import, with a refused file and a folder to choose",
      async open(page) {
        await chooseToImport(page, file("kamp.gpx", GPX), file("leeg.gpx", ""));
        await page.getByRole("radio", { name: "Alles in één map" }).check();
        await expect(page.getByLabel("Mapnaam")).toBeVisible();
      },
    },
    {
      name: "what came of an import",
      async open(page) {
        await chooseToImport(page, file("kamp.gpx", GPX));
        await page.getByRole("button", { name: /^Importeer/ }).click();
        await expect(page.getByText(/^Toegevoegd/)).toBeVisible();
      },
    },
    {
      name: "the columns of a table",
      async open(page) {
        await chooseToImport(page, file("plekken.csv", "plek;a;b\nTent;52,1;5,3\nBoom;52,2;5,4\n"));
        await page.getByRole("button", { name: "Kies kolommen" }).click();
        await expect(page.getByLabel("Breedtegraad")).toBeVisible();
      },
    },
  ],
  "/waypoints/tent": [
    {
      name: "sharing, with link and QR code",
      async open(page) {
        await page.getByRole("button", { name: "Delen" }).click();
        await expect(page.getByRole("img", { name: "QR-code met de link" })).toBeVisible();
      },
    },
    {
      name: "the bin with a waypoint in it",
      async open(page) {
        await page.getByRole("button", { name: "Verwijderen" }).click();
        await expect(page).toHaveURL(/\/waypoints$/);
        await page.getByRole("link", { name: "Instellingen" }).first().click();
        // The screen before it has a bin too.
        await expect(page).toHaveURL(/\/settings$/);
        await page.getByRole("button", { name: "Prullenbak" }).click();
        await expect(page.getByRole("button", { name: "Zet terug: Tent" })).toBeVisible();
      },
      leave: keepsKeyboardWithoutButton,
    },
  ],
  "/settings": [
    {
      name: "the logbook with a line that is edited",
      async open(page) {
        await page.getByRole("link", { name: "Op het water" }).click();
        await page.getByRole("button", { name: "Logboek" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Voeg toe" }).click();
        await page.getByRole("button", { name: /^Wijzig: .* Opmerking/ }).click();
        await expect(page.getByRole("button", { name: "Verwijder" })).toBeVisible();
      },
    },
    {
      name: "what a backup would change",
      async open(page) {
        const arriving = page.waitForEvent("download");
        await page.getByRole("button", { name: "Maak een back-up" }).click();
        await page.getByLabel("Zet een back-up terug").setInputFiles(await (await arriving).path());
        await expect(page.getByText("Alles uit deze back-up staat al")).toBeVisible();
      },
    },
    {
      name: "what another backup would change",
      async open(page) {
        const backup = {
          format: "scouting-map-backup",
          version: 1,
          madeAtMs: 1_795_226_400_000,
          waypoints: [{ id: "post", name: "Post", lat: 52.2, lng: 5.5 }],
        };
        const files = [file("b.json", JSON.stringify(backup))];
        await page.getByLabel("Zet een back-up terug").setInputFiles(files);
        await expect(page.getByText("1 nieuw")).toBeVisible();
      },
    },
  ],
};

for (const [route, dialogs] of partOf(Object.entries(DIALOGS), 1)) {
  test(`axe finds nothing in the dialogs of ${route}, and every target is large enough`, {
    tag: "@thorough",
  }, async ({ app, page }) => {
    await plantTent(page);
    await app.open(route);
    for (const { name, open, leave } of dialogs) {
      await test.step(name, async () => {
        await open(page);
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        await leave?.(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      });
    }
  });
}

test("axe finds nothing serious where waypoints are edited and selected", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await plantTent(page);
  await app.open("/waypoints/tent");
  await page.getByRole("button", { name: "Wijzigen" }).click();
  await expect(page.getByLabel("Naam")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await app.tapTab("Waypoints");
  await page.getByRole("button", { name: "Kies meerdere" }).click();
  await page.getByRole("checkbox", { name: /Tent/ }).check();
  await expect(page.getByText("1 gekozen")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
