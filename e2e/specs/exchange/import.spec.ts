import type { Page } from "@playwright/test";
import { expect, test } from "../../drivers/app.ts";

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

test("an import is previewed, added on confirmation, and undone as a whole", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await choose(page, fileOf("kamp.gpx", GPX));
  await expect(
    page.getByText("1 punt heeft een breedte boven 90° of een lengte boven 180° en blijft weg."),
  ).toBeVisible();
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

test("files can be dropped or pasted outside fields; Escape adds nothing and returns the focus", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  const preview = page.getByRole("button", { name: "Importeer 2" });
  const leave = async () => {
    await expect(preview).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await test.step("files dropped anywhere on the screen are previewed", async () => {
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "kamp.gpx"));
      return transfer;
    }, GPX);
    await page.dispatchEvent("h2", "dragover", { dataTransfer: data });
    await expect(page.getByText("Laat los om te importeren")).toBeVisible();
    await page.dispatchEvent("h2", "drop", { dataTransfer: data });
    await leave();
  });
  await test.step("the text of a file is pasted, except into a field", async () => {
    await paste(page, "textarea");
    await expect(page.getByRole("dialog")).toBeHidden();
    await paste(page, "main");
    await leave();
  });
  await page.getByLabel("Importeren", { exact: true }).focus();
  await choose(page, fileOf("kamp.gpx", GPX));
  await leave();
  await expect(page.getByLabel("Importeren", { exact: true })).toBeFocused();
  expect((await app.stored("waypoints")) ?? []).toEqual([]);
});

/** Pastes the text of the file into the element with this selector. */
function paste(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([target = "", text = ""]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true });
      document.querySelector(target)?.dispatchEvent(event);
    },
    [selector, GPX],
  );
}
