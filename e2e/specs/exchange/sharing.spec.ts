import type { Page } from "@playwright/test";
import { encodeQR } from "qr";
import { findings } from "../../drivers/accessibility.ts";
import { type AppDriver, expect, test } from "../../drivers/app.ts";

const TENT = {
  id: "0b0e7c1a-tent",
  name: "Tent 🏕",
  lat: 52.15517,
  lng: 5.3872,
  note: "Bij de <b>eik</b>",
  folder: "Zomerkamp",
} as const;

async function sharedLink(app: AppDriver, page: Page): Promise<string> {
  await app.store("waypoints", [TENT]);
  await app.open(`/waypoints/${TENT.id}`);
  await page.getByRole("button", { name: "Delen" }).click();
  return page
    .getByRole("region", { name: "Link" })
    .textContent()
    .then((link) => link ?? "");
}

test("a shared link is previewed, and added only on confirmation", async ({
  app,
  page,
  browser,
}) => {
  const link = await sharedLink(app, page);
  const receiver = await (await browser.newContext()).newPage();
  await receiver.goto(link);
  await expect(receiver.locator("[data-import-map=shown]")).toBeVisible();
  const before = await receiver.evaluate(() => localStorage.getItem("waypoints") ?? "[]");
  expect(before).toBe("[]");
  await receiver.getByRole("button", { name: "Importeer 1" }).click();
  await expect(receiver.getByText("Toegevoegd: 1 waypoint.")).toBeVisible();
  const stored = await receiver.evaluate(() => localStorage.getItem("waypoints") ?? "");
  expect(JSON.parse(stored)).toMatchObject([{ ...TENT, source: "Gedeelde link" }]);
  expect(receiver.url()).not.toContain("#");
  await receiver.context().close();
});

test("the QR code on the screen can be read from a picture, and axe finds nothing serious", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await sharedLink(app, page);
  const image = page.getByRole("img", { name: "QR-code met de link" });
  const code = await image.screenshot();
  expect(await findings(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem("waypoints", "[]"));
  await app.open("/waypoints");
  await page.getByRole("button", { name: "QR-code lezen" }).click();
  const picture = { name: "code.png", mimeType: "image/png", buffer: code };
  await page.getByLabel("Kies foto’s of een video").setInputFiles(picture);
  await expect(page.getByRole("button", { name: "Importeer 1" })).toBeVisible();
});

test("what is too long for one code is read from pictures of its frames", {
  tag: "@thorough",
}, async ({ app, page }) => {
  const note = Array.from({ length: 150 }, (_, at) => Math.sin(at + 1).toString(36)).join(" ");
  await app.store("waypoints", [{ ...TENT, note }]);
  await app.open(`/waypoints/${TENT.id}`);
  await page.getByRole("button", { name: "Delen" }).click();
  const label = page.getByText(/^Beeld \d+ van \d+$/);
  const count = Number((await label.textContent())?.split(" ").at(-1));
  expect(count).toBeGreaterThan(3);
  expect(await findings(page)).toEqual([]);
  const pictures: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (let frame = 0; frame < count; frame++) {
    const image = page.getByRole("img", { name: "Bewegende QR-code met wat je deelt" });
    pictures.push({ name: "code.png", mimeType: "image/png", buffer: await image.screenshot() });
    await page.getByRole("button", { name: "Volgend beeld" }).click();
  }
  await page.evaluate(() => localStorage.setItem("waypoints", "[]"));
  await app.open("/waypoints");
  await page.getByRole("button", { name: "QR-code lezen" }).click();
  await page.getByLabel("Kies foto’s of een video").setInputFiles(pictures.slice(1));
  await expect(page.getByText(`${count - 1} van ${count} beelden binnen`)).toBeVisible();
  await page.getByLabel("Kies foto’s of een video").setInputFiles(pictures.slice(0, 1));
  await expect(page.getByRole("button", { name: "Importeer 1" })).toBeVisible();
});

test("a picture without a code, one with a foreign code, and a file that is not a picture are distinguished", async ({
  app,
  page,
}) => {
  await app.open("/waypoints");
  await page.getByRole("button", { name: "QR-code lezen" }).click();
  await test.step("without a camera there is a message, and a picture can still be used", async () => {
    await page.getByRole("button", { name: "Gebruik camera" }).click();
    await expect(page.getByText(/Kies een foto of video van de code/)).toBeVisible();
  });
  const field = page.getByLabel("Kies foto’s of een video");
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 10 } });
  await field.setInputFiles({ name: "leeg.png", mimeType: "image/png", buffer: blank });
  await expect(page.getByText("Hierin staat geen QR-code")).toBeVisible();
  const words = Buffer.from("geen foto");
  await field.setInputFiles({ name: "brief.txt", mimeType: "text/plain", buffer: words });
  await expect(page.getByText("Dit bestand is geen foto of video")).toBeVisible();

  const code = encodeQR("javascript:alert('<img src=x onerror=alert(1)>')", "gif", { scale: 6 });
  await field.setInputFiles({
    name: "kwaad.gif",
    mimeType: "image/gif",
    buffer: Buffer.from(code),
  });
  await expect(page.getByText("Deze QR-code is niet van Scouting Map")).toBeVisible();
  expect(page.url()).toBe(new URL("/waypoints", app.baseUrl).href);
});
