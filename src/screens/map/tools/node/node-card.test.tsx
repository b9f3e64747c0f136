import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { NodeNeighbour } from "#domain/network/graph/node-around.ts";
import { show } from "#parts/show.fixture.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { NodeCard } from "./node-card.tsx";
import { NodeNeighbours } from "./node-neighbours.tsx";

const NINE = { mode: "cycle", osmId: 9, ref: "09", name: null, lat: 52, lng: 4.3 } as const;

function showCard() {
  const calls = { onClose: vi.fn(), onChoose: vi.fn(), onSaved: vi.fn(), onMeasure: vi.fn() };
  return { ...show(<NodeCard node={NINE} {...calls} />), ...calls };
}

describe("the card of a node", () => {
  it("names the node, and links to where faults are reported", () => {
    showCard();
    expect(screen.getByRole("heading", { name: "Fietsknooppunt 09" })).toBeTruthy();
    const faultDesk = screen.getByRole("link", { name: "Meld een fout bij het Meldpunt Routes" });
    expect(faultDesk.getAttribute("href")).toBe("https://www.meldpuntroutes.nl");
    expect(faultDesk.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("reports that no pack has its routes, after looking them up", async () => {
    showCard();
    expect(screen.getByText("Routes worden opgezocht …")).toBeTruthy();
    expect(await screen.findByText(/^De routes van dit knooppunt staan niet in/)).toBeTruthy();
  });

  it("saves its place as a waypoint with its name", async () => {
    const { user, onSaved } = showCard();
    await user.click(screen.getByRole("button", { name: "Bewaar als waypoint" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith("Fietsknooppunt 09"));
    const stored = { name: "Fietsknooppunt 09", lat: 52, lng: 4.3 };
    expect(waypointsStore.getState().waypoints).toMatchObject([stored]);
  });

  it("measures from here", async () => {
    const { user, onMeasure } = showCard();
    await user.click(screen.getByRole("button", { name: "Meet vanaf hier" }));
    expect(onMeasure).toHaveBeenCalledOnce();
  });
});

describe("the neighbours of a node", () => {
  const path = { distanceMeters: 1300, direction: "both", hasFerry: false, hasPortage: false };
  const to = (ref: string, notes: Partial<NodeNeighbour> = {}) =>
    ({ ...path, ...notes, node: { ...NINE, osmId: Number(ref), ref } }) as NodeNeighbour;

  it("show their distance and special features of the path", async () => {
    const onChoose = vi.fn();
    const neighbours = [to("10"), to("11", { direction: "to", hasFerry: true })];
    const { user } = show(
      <NodeNeighbours heading="Verder naar" neighbours={neighbours} onChoose={onChoose} />,
    );
    const [ten, eleven] = screen.getAllByRole("button");
    expect(ten?.textContent).toBe("101,3 km");
    expect(eleven?.textContent).toMatch(/^111,3 km · alleen heen · met (veer)?pont$/);
    if (ten) await user.click(ten);
    expect(onChoose).toHaveBeenCalledWith(neighbours[0]?.node);
  });

  it("can be empty", () => {
    show(<NodeNeighbours heading="Verder naar" neighbours={[]} onChoose={vi.fn()} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("region", { name: "Verder naar" }).textContent).toMatch(/\w{5}/);
  });
});
