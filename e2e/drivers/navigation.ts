import { expect, type Locator, type Page } from "@playwright/test";
import type { AppDriver } from "./app.ts";

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A traveller who follows a route, as the device reports it. */
export class NavigationDriver {
  /**
   * Each fix differs slightly from the one before, because the browser would not report it otherwise, and by
   * no more than a traveller moves in the few milliseconds between them.
   */
  #fixes = 0;

  constructor(
    readonly page: Page,
    readonly app: AppDriver,
  ) {}

  /** Returns the places of the followed line, in order. */
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
   * Moves to a place at once: after three fixes that agree the app accepts any distance. Two more follow,
   * because stored data may still change for an earlier fix.
   */
  async goTo(place: Place): Promise<void> {
    for (let fix = 0; fix < 5; fix += 1) await this.stand(place);
  }

  /** Moves to the end until the app reports the arrival, after which no fix changes anything. */
  async arrive(place: Place, said: Locator): Promise<void> {
    await expect(async () => {
      await this.stand(place);
      await expect(said).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  /** Reports a fix at this place once, and waits until the app has received it. */
  async stand({ lat, lng }: Place): Promise<void> {
    const stored = () => this.page.evaluate(() => localStorage.getItem("followingProgress"));
    const before = await stored();
    await expect(async () => {
      this.#fixes += 1;
      await this.app.setFix({ lat: lat + (this.#fixes % 2) * 1e-8, lng });
      await expect.poll(stored, { intervals: [20], timeout: 5000 }).not.toBe(before);
    }).toPass();
  }
}
