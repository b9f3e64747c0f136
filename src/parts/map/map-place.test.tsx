import { expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { MapPlace } from "./map-place.tsx";

it("keeps the height of the map where this device draws maps, and nothing elsewhere", () => {
  const { container, unmount } = show(<MapPlace height="220px" />);
  expect(container.querySelector("[aria-hidden]")).toBeNull();
  unmount();
  vi.stubGlobal("WebGL2RenderingContext", class {});
  const drawn = show(<MapPlace height="220px" />);
  expect(drawn.container.querySelector<HTMLElement>("[aria-hidden]")?.style.height).toBe("220px");
  vi.unstubAllGlobals();
});
