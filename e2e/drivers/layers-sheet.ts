import { expect, type Page } from "@playwright/test";

/** The sheet with the layers of the map; each choice closes it again. */
export class LayersSheet {
  constructor(readonly page: Page) {}

  async chooseSource(name: string): Promise<void> {
    await this.#inSheet(() => this.page.getByRole("radio", { name }).check());
  }

  async setOverlay(label: string, isOn: boolean): Promise<void> {
    await this.#inSheet(() => this.page.getByRole("checkbox", { name: label }).setChecked(isOn));
  }

  async #inSheet(act: () => Promise<void>): Promise<void> {
    await this.page.getByRole("button", { name: "Kaartlagen" }).click();
    await act();
    await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("heading", { name: "Kaartlagen" })).toHaveCount(0);
  }
}
