import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { ColorSchemeChoice } from "./color-scheme-choice.tsx";
import { CoordinateFormatChoice } from "./coordinate-format-choice.tsx";

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");

describe("the choices of the settings", () => {
  it("store the colours immediately, exactly as specified", async () => {
    const onStored = vi.fn();
    const { user } = show(<ColorSchemeChoice id="kleuren" onStored={onStored} />);
    expect(screen.getByRole("radio", { name: "Licht" })).toHaveProperty("checked", true);
    await user.click(screen.getByRole("radio", { name: "Donker" }));
    expect(screen.getByRole("radio", { name: "Donker" })).toHaveProperty("checked", true);
    expect(stored("settings")).toEqual({
      colorScheme: 1,
      tileSource: 0,
      mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
    });
    expect(onStored).toHaveBeenCalledWith("written");
  });

  it("store apart that the colours follow the device", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { user } = show(<ColorSchemeChoice id="kleuren" onStored={vi.fn()} />);
    await user.click(screen.getByRole("radio", { name: "Zoals mijn apparaat" }));
    expect(screen.getByRole("radio", { name: "Zoals mijn apparaat" })).toHaveProperty(
      "checked",
      true,
    );
    expect(stored("settings")).toMatchObject({ colorScheme: 1 });
    expect(stored("preferences")).toMatchObject({ followsDeviceColors: true });
    await user.click(screen.getByRole("radio", { name: "Licht" }));
    expect(stored("settings")).toMatchObject({ colorScheme: 0 });
    expect(stored("preferences")).toMatchObject({ followsDeviceColors: false });
  });

  it("report when a choice lasts for this visit only", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      clear: () => {},
    });
    const onStored = vi.fn();
    const { user } = show(<ColorSchemeChoice id="kleuren" onStored={onStored} />);
    await user.click(screen.getByRole("radio", { name: "Donker" }));
    expect(onStored).toHaveBeenCalledWith("full");
    expect(screen.getByRole("radio", { name: "Donker" })).toHaveProperty("checked", true);
  });

  it("store the notation of coordinates, with an example of each", async () => {
    const { user } = show(<CoordinateFormatChoice id="coordinaten" onStored={vi.fn()} />);
    await user.click(screen.getByRole("radio", { name: /^RD/ }));
    expect(stored("preferences")).toMatchObject({ coordinateFormat: "rd" });
  });
});
