import { expect, test } from "../drivers/app.ts";
import { openDelft } from "../drivers/plan.ts";
import { WayDriver } from "../drivers/way.ts";

test.use({ serviceWorkers: "allow" });

test("a route is followed without a network: a wrong turn, a reload, the end", async ({
  page,
  app,
}) => {
  // One visit for all of it.
  test.slow();
  const plan = await openDelft(page, app);
  await app.waitUntilKept();
  await app.goOffline();
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByRole("button", { name: "Toon hele plan" }).click();
  await page.getByLabel("Nummers typen").fill("14 35");
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await expect.poll(() => plan.numbers()).toEqual(["14", "35"]);
  await page.getByRole("button", { name: "Toon kaart" }).click();
  await page.getByRole("button", { name: "Volg deze route" }).click();

  const card = page.getByRole("region", { name: "Onderweg" });
  const fact = (name: string) => card.locator("dt", { hasText: name }).locator("xpath=../dd");
  await expect(card.getByText("Volgende: 14")).toBeVisible();
  const way = new WayDriver(page, app);
  const line = await way.line();
  const [first, middle, last] = [line[0], line[line.length >> 1], line.at(-1)];
  if (!first || !middle || !last) throw new Error("No line");

  // From its beginning, over the whole screen too.
  await way.goTo(first);
  await expect(fact("Nog")).toHaveText(/^59[78] m$/);
  await page.getByRole("button", { name: "Vul het scherm" }).click();
  const full = page.getByRole("dialog", { name: "Onderweg" });
  await full.getByText("Volgende: 35").click();
  await expect(full).toHaveCount(0);

  // A wrong turn is said, and both ways out of it are offered; back on the route it goes on.
  await way.goTo(middle);
  await expect(fact("Gedaan")).not.toHaveText("0 m");
  const done = await fact("Gedaan").textContent();
  const beside = { lat: middle.lat - 0.0015, lng: middle.lng };
  await way.goTo(beside);
  await way.stand(beside);
  await way.stand(beside);
  await expect(card.getByText("Van de route", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nieuw plan vanaf hier" })).toBeVisible();
  await page.getByRole("button", { name: "Terug naar de route" }).click();
  await way.goTo(middle);
  await expect(page.getByRole("status").filter({ hasText: "Weer op de route" })).toHaveCount(1);
  await expect(card.getByText("Volgende: 35")).toBeVisible();

  // It goes on where it was, to the end.
  await app.reload();
  await expect(card.getByText("Volgende: 35")).toBeVisible();
  await expect(fact("Gedaan")).toHaveText(done ?? "");
  await way.goTo(last);
  await expect(card.getByText("Je bent er")).toBeVisible();
});
