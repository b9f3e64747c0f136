import { expect, test } from "../../drivers/app.ts";

test("a section of the settings opens from the dashboard, from the top, and by its address", async ({
  app,
  page,
}) => {
  await app.open("/dashboard");
  await page.getByRole("link", { name: "Kaartpakketten toevoegen" }).click();
  const section = page.getByRole("region", { name: "Kaartpakketten" });
  await expect(section.getByRole("heading", { level: 3 })).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "Op deze pagina" });
  await contents.getByRole("link", { name: "Jouw gegevens" }).click();
  await expect(page.getByRole("heading", { name: "Jouw gegevens" })).toBeInViewport();
  await test.step("an address with a section opens at it", async () => {
    await app.open("/changelog");
    await app.open("/settings#kaartpakketten");
    const heading = page.getByRole("heading", { name: "Kaartpakketten", exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  });
});

test("the chosen notation comes first everywhere, and “alleen offline” is one choice in settings and on the map", {
  tag: "@thorough",
}, async ({ app, page }) => {
  await app.open("/settings");
  await page.getByLabel("Alleen offline").check();
  await page.getByRole("radio", { name: /^RD/ }).check();
  await app.setFix({ lat: 52.155172897, lng: 5.387203657 });
  await app.tapTab("Home");
  await expect(page.getByText("155000, 463000")).toBeVisible();
  await app.tapTab("Mijn locatie");
  const first = page.getByRole("main").locator("[data-coordinate]");
  await expect(first).toContainText("RD 155000, 463000");
  await app.tapTab("Kaart");
  await page.getByRole("button", { name: "Kaartlagen" }).click();
  await expect(page.getByLabel("Alleen offline")).toBeChecked();
  await page.getByLabel("Alleen offline").uncheck();
  await app.tapTab("Instellingen");
  await expect(page.getByLabel("Alleen offline")).not.toBeChecked();
});
