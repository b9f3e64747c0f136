import { expect, test } from "../drivers/app.ts";

test("the form of coordinates is chosen in settings, and stands first everywhere", async ({
  app,
  page,
}) => {
  await app.open("/settings");
  await page.getByRole("radio", { name: /^RD/ }).check();
  await app.setFix({ lat: 52.155172897, lng: 5.387203657 });
  await app.tapTab("Home");
  await expect(page.getByText("155000, 463000")).toBeVisible();
  await app.tapTab("Mijn locatie");
  await expect(page.getByRole("main").getByRole("term").first()).toHaveText(/^RD/);
});

test("a section of the settings is gone to from the dashboard, and from the top", async ({
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
});
