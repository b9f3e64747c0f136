import { expect, it, vi } from "vitest";

const { NumberFormat, DateTimeFormat } = Intl;

it("loads the words of the first screen without making a formatter", async () => {
  const made = [
    vi.spyOn(Intl, "NumberFormat").mockImplementation(class extends NumberFormat {}),
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(class extends DateTimeFormat {}),
  ];
  vi.resetModules();
  await Promise.all([import("./format.ts"), import("./packs.ts"), import("./areas.ts")]);
  for (const watched of made) expect(watched).not.toHaveBeenCalled();
});
