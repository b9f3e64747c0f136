import { fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { Card, MapBelow } from "./card.tsx";

it("tells the map what it covers before its contents show a box above it", () => {
  const order: string[] = [];
  function Contents() {
    useEffect(() => void order.push("contents"), []);
    return null;
  }
  const map = { keepCenterIn: () => void order.push("card") };
  show(
    <MapBelow.Provider value={map}>
      <Card heading="Anker" onClose={() => {}}>
        <Contents />
      </Card>
    </MapBelow.Provider>,
  );
  expect(order).toEqual(["card", "contents"]);
});

it("has three heights, by taps and by arrow keys, and none beside a frame on the map", async () => {
  const { user, unmount } = show(
    <Card heading="Anker" onClose={() => {}}>
      Inhoud
    </Card>,
  );
  const stop = () => screen.getByRole("region", { name: "Anker" }).dataset["stop"];
  const handle = () => screen.getByRole("button", { name: /^Toon/ });
  expect(stop()).toBe("half");
  const labels: (string | null)[] = [];
  for (const next of ["full", "peek", "half"]) {
    labels.push(handle().getAttribute("aria-label"));
    await user.click(handle());
    expect(stop()).toBe(next);
  }
  expect(labels).toEqual(["Toon alles", "Toon de kaart", "Toon de helft"]);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(stop()).toBe("peek");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(stop()).toBe("full");
  unmount();
  show(
    <Card heading="Anker" onClose={() => {}} sheet={{ frame: <p>Kader</p> }}>
      Inhoud
    </Card>,
  );
  expect(stop()).toBeUndefined();
  expect(screen.queryByRole("button", { name: /^Toon/ })).toBeNull();
});

it("takes the first key after a drag by the header", async () => {
  const { user } = show(
    <Card heading="Anker" onClose={() => {}}>
      Inhoud
    </Card>,
  );
  const card = screen.getByRole("region", { name: "Anker" });
  // As the style sheet does on an upright phone.
  card.style.setProperty("--has-stops", "yes");
  const header = screen.getByRole("heading", { name: "Anker" });
  fireEvent.pointerDown(header, { pointerId: 1, button: 0, clientY: 400 });
  fireEvent.pointerMove(header, { pointerId: 1, clientY: 10 });
  fireEvent.pointerUp(header, { pointerId: 1, clientY: 10 });
  const before = card.dataset["stop"];
  screen.getByRole("button", { name: /^Toon/ }).focus();
  await user.keyboard("{Enter}");
  expect(card.dataset["stop"]).not.toBe(before);
});
