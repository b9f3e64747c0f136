import { act, screen } from "@testing-library/react";
import { Ruler } from "lucide-react";
import { beforeEach, describe, expect, it } from "vitest";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { MapButtons } from "#screens/map/buttons/map-buttons.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { type AnyMapTool, anyTool, type MapTool, opensOn } from "./map-tool.ts";
import { TaskCards } from "./task-cards.tsx";
import type { ToolLink } from "./tool-links.ts";
import { useMapTask, useTaskOnMapScreen } from "./use-map-task.ts";

const HERE = { lat: 52, lng: 5 };
const anchorTapped = layerEvent<LatLng>("anchorTapped");
const watch = createStore(() => ({ isOn: false }));
const anchorLink: ToolLink<{ readonly place: LatLng }> = { id: "anchor" };

/** A tool with every feature: an address, an event, a button, a marked place, a background. */
const anchor: MapTool<{ readonly place: LatLng }> = {
  link: anchorLink,
  render: ({ input: { place }, close, saved }) => (
    <section aria-label="Ankerwacht">
      <p>{`Anker op ${place.lat}`}</p>
      <button type="button" onClick={() => saved("Ankerplaats")}>
        Bewaar
      </button>
      <button type="button" onClick={close}>
        Dicht
      </button>
    </section>
  ),
  background: {
    isRunning: () => watch.getState().isOn,
    useIsRunning: () => useStore(watch, ({ isOn }) => isOn),
    render: ({ isOtherOpen }) => <p>{isOtherOpen ? "De wacht wacht" : "De wacht loopt"}</p>,
  },
  inputAt: (search) => (search.has("anker") ? { place: HERE } : null),
  openings: [opensOn(anchorTapped, (place) => ({ place }))],
  button: {
    group: "make",
    Button: ({ isOpen, toggle }) => (
      <ToolButton
        label="Anker"
        Icon={Ruler}
        isOpen={isOpen}
        onTap={() => toggle({ place: HERE })}
      />
    ),
  },
  keepsOpenOn: "bare",
  covers: ["all-on-phones"],
  markedPlace: ({ place }) => place,
};

/** A tool that handles every tap itself, and opens the other one by its link. */
const greedy: MapTool<undefined> = {
  link: { id: "greedy" },
  render: ({ open }) => (
    <button type="button" onClick={() => open(anchorLink, { place: { lat: 53, lng: 6 } })}>
      Naar het anker
    </button>
  ),
  inputAt: (search) => (search.has("alles") ? undefined : null),
  keepsOpenOn: "all",
};

const TOOLS: readonly AnyMapTool[] = [anyTool(anchor), anyTool(greedy)];

function Tools({ map }: { readonly map: FakeMapPort }) {
  const { close, hasBegun, ...tasks } = useMapTask(TOOLS, map);
  return (
    <>
      {hasBegun ? <p>begun</p> : null}
      <MapButtons controller={map} tools={TOOLS} close={close} {...tasks} />
      <TaskCards controller={map} tools={TOOLS} onClose={close} {...tasks} />
    </>
  );
}

/** The map beside another screen. */
function Beside({ map }: { readonly map: FakeMapPort }) {
  useTaskOnMapScreen(TOOLS, map);
  return null;
}

function showTools(path = "/map") {
  const map = new FakeMapPort();
  return { ...show(<Tools map={map} />, { path }), map };
}

const card = () => screen.queryByRole("region", { name: "Ankerwacht" });
const button = () => screen.getByRole("button", { name: "Anker" });
const bar = () => screen.getByRole("region", { name: "Kaartknoppen" });

describe("a tool of the map", () => {
  beforeEach(() => watch.setState({ isOn: false }));

  it("opens and closes by its button, and marks its place while open", async () => {
    const { user, map } = showTools();
    expect(card()).toBeNull();
    await user.click(button());
    expect(card()?.textContent).toContain("Anker op 52");
    expect(map.candidate).toEqual(HERE);
    expect(bar().dataset["hasCard"]).toBe("true");
    await user.click(button());
    expect(card()).toBeNull();
    expect(map.candidate).toBeNull();
    expect(bar().dataset["hasCard"]).toBeUndefined();
    expect(document.activeElement).toBe(button());
  });

  it("opens by its address and by an event of its layer", () => {
    const { map, unmount } = showTools("/map?anker");
    expect(card()?.textContent).toContain("Anker op 52");
    unmount();
    expect(map.candidate).toBeNull();
    const again = showTools();
    act(() => again.map.events.emit(anchorTapped, { lat: 51, lng: 4 }));
    expect(card()?.textContent).toContain("Anker op 51");
  });

  it("opens on the screen of the map after a tap on the map beside another screen, once", () => {
    const map = new FakeMapPort();
    const { address, unmount } = show(<Beside map={map} />, { path: "/waypoints" });
    act(() => map.events.emit(anchorTapped, { lat: 51, lng: 4 }));
    expect(address()).toBe("/map");
    unmount();
    const atMap = showTools();
    expect(card()?.textContent).toContain("Anker op 51");
    atMap.unmount();
    showTools();
    expect(card()).toBeNull();
  });

  it("stays open on the taps that it allows, and handles its own taps", async () => {
    const { user, map } = showTools("/map?alles");
    act(() => map.events.emit(anchorTapped, HERE));
    act(() => map.events.emit("mapTapped", HERE));
    expect(card()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Naar het anker" }));
    expect(card()?.textContent).toContain("Anker op 53");
    act(() => map.events.emit("mapTapped", HERE));
    expect(card()).not.toBeNull();
    act(() => map.events.emit(anchorTapped, { lat: 51, lng: 4 }));
    expect(card()?.textContent).toContain("Anker op 51");
  });

  it("runs in the background while it is closed", () => {
    showTools();
    expect(screen.queryByText("De wacht loopt")).toBeNull();
    act(() => watch.setState({ isOn: true }));
    expect(screen.getByText("De wacht loopt")).toBeTruthy();
  });

  it("is rendered immediately if it runs when the screen opens, and is told of another tool", () => {
    watch.setState({ isOn: true });
    showTools();
    expect(screen.getByText("begun")).toBeTruthy();
    showTools("/map?alles");
    expect(screen.getByText("De wacht wacht")).toBeTruthy();
  });

  it("closes with a confirmation when a place was saved", async () => {
    const { user } = showTools("/map?anker");
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    expect(card()).toBeNull();
    expect(screen.getByText(/Ankerplaats/)).toBeTruthy();
  });
});
