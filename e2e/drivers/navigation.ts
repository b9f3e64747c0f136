import { expect, type Locator, type Page } from "@playwright/test";
import type { AppDriver } from "./app.ts";

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Somebody who follows a route, as the device sees it. */
export class NavigationDriver {
  /**
   * No fix is quite the same as the one before, which the browser would not tell; nor farther from it
   * than somebody goes in the few milliseconds between them.
   */
  #fixes = 0;

  constructor(
    readonly page: Page,
    readonly app: AppDriver,
  ) {}

  /** The places of the line that is followed, in order. */
  line(): Promise<readonly Place[]> {
    return this.page.evaluate(() => {
      const { route } = JSON.parse(localStorage.getItem("following") ?? "{}");
      const numbers: number[] = route.legs.flatMap(({ line }: { line: number[] }) => line);
      return numbers.flatMap((lng, at) => {
        return at % 2 === 0 ? [{ lng, lat: numbers[at + 1] as number }] : [];
      });
    });
  }

  /**
   * Is there at once: after three fixes that agree the app believes them, however far it is. Two more,
   * as what is kept may change for a fix from before.
   */
  async goTo(place: Place): Promise<void> {
    for (let fix = 0; fix < 5; fix += 1) await this.stand(place);
  }

  /** Goes to the end, until the app says so: no fix changes anything after that. */
  async arrive(place: Place, said: Locator): Promise<void> {
    await expect(async () => {
      await this.stand(place);
      await expect(said).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 40_000 });
  }

  /** The device finds itself here once, and the app has heard of it. */
  async stand({ lat, lng }: Place): Promise<void> {
    const kept = () => this.page.evaluate(() => localStorage.getItem("followingProgress"));
    const before = await kept();
    await expect(async () => {
      this.#fixes += 1;
      await this.app.setFix({ lat: lat + (this.#fixes % 2) * 1e-8, lng });
      await expect.poll(kept, { intervals: [20], timeout: 5000 }).not.toBe(before);
    }).toPass({ timeout: 30_000 });
  }
}
