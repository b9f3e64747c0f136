import { expect, test } from "../../drivers/app.ts";

/** A picture of one red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

test("an added photo is shown, can be removed, and is restored with one tap", async ({
  app,
  page,
}) => {
  await app.store("waypoints", [{ id: "tent", name: "Tent", lat: 52.1, lng: 5.4 }]);
  await app.open("/waypoints/tent");
  await page.getByRole("button", { name: "Wijzigen" }).click();
  const file = { name: "tent.png", mimeType: "image/png", buffer: PNG };
  await page.getByLabel("Foto toevoegen").setInputFiles(file);
  const photo = page.getByRole("main").getByRole("img", { name: /Tent/ });
  await expect(photo).toBeVisible();
  await app.reload();
  await expect(photo).toBeVisible();

  await page.getByRole("button", { name: "Wijzigen" }).click();
  await page.getByRole("button", { name: "Verwijder deze foto" }).click();
  await expect(photo).toHaveCount(0);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(photo).toBeVisible();
});
