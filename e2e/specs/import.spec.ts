import type { Page } from "@playwright/test";
import { expect, test } from "../drivers/app.ts";

const GPX =
  '<gpx version="1.1"><wpt lat="52.1" lon="5.2"><name>Tent</name></wpt>' +
  '<wpt lat="152" lon="5"><name>Nergens</name></wpt>' +
  '<trk><trkseg><trkpt lat="52" lon="5"/><trkpt lat="52.1" lon="5.1"/></trkseg></trk></gpx>';

function fileOf(name: string, text: string) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
}

async function choose(page: Page, ...files: ReturnType<typeof fileOf>[]): Promise<void> {
  await page.getByLabel("Importeren", { exact: true }).setInputFiles(files);
}

test("an import is previewed, added when the user says so, and undone as one", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await choose(page, fileOf("kamp.gpx", GPX));
  await expect(page.getByText("1 punt ligt niet op aarde en blijft weg.")).toBeVisible();
  expect((await app.stored("waypoints")) ?? []).toEqual([]);
  await page.getByRole("radio", { name: "Alles in één map" }).check();
  await expect(page.getByLabel("Mapnaam")).toHaveValue("kamp");
  await page.getByRole("button", { name: "Importeer 2" }).click();
  await expect(page.getByText("Toegevoegd: 1 waypoint en 1 track.")).toBeVisible();
  expect(await app.stored("waypoints")).toMatchObject([{ name: "Tent", folder: "kamp" }]);
  await page.getByRole("dialog").getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("De import is ongedaan gemaakt.")).toBeVisible();
  expect(await app.stored("waypoints")).toEqual([]);
});

test("files dropped anywhere on the screen are previewed", async ({ app, page }) => {
  await app.open("/waypoints");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "kamp.gpx"));
    return transfer;
  }, GPX);
  await page.dispatchEvent("h2", "dragover", { dataTransfer: data });
  await expect(page.getByText("Laat los om te importeren")).toBeVisible();
  await page.dispatchEvent("h2", "drop", { dataTransfer: data });
  await expect(page.getByRole("button", { name: "Importeer 2" })).toBeVisible();
});

test("the text of a file is pasted, but not out of a field", async ({ app, page }) => {
  await app.open("/waypoints");
  const paste = (selector: string) =>
    page.evaluate(
      ([target = "", text = ""]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        const event = new ClipboardEvent("paste", { clipboardData, bubbles: true });
        document.querySelector(target)?.dispatchEvent(event);
      },
      [selector, GPX],
    );
  await paste("textarea");
  await expect(page.getByRole("dialog")).toBeHidden();
  await paste("main");
  await expect(page.getByRole("button", { name: "Importeer 2" })).toBeVisible();
});

test("Escape leaves the preview, keeps nothing, and gives the keyboard back", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await page.getByLabel("Importeren", { exact: true }).focus();
  await choose(page, fileOf("kamp.gpx", GPX));
  await expect(page.getByRole("button", { name: "Importeer 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Importeren", { exact: true })).toBeFocused();
  expect((await app.stored("waypoints")) ?? []).toEqual([]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("files that another app shares are previewed, once", async ({ app, page }) => {
    await app.open("/waypoints");
    await app.waitUntilKept();
    const page2 = await page.evaluate(async (text) => {
      const form = new FormData();
      form.append("files", new File([text], "gedeeld.gpx"));
      return (await fetch("/waypoints", { method: "POST", body: form })).url;
    }, GPX);
    await app.open(new URL(page2).pathname + new URL(page2).search);
    await expect(page.getByRole("button", { name: "Importeer 2" })).toBeVisible();
    expect(page.url()).not.toContain("gedeeld");
    await page.goto(page2);
    await expect(page.getByText("De gedeelde bestanden zijn niet aangekomen.")).toBeVisible();
  });
});
