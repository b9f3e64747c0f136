import { fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { Button } from "#ui/button.tsx";
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

const FRAMES: readonly [name: string, frame?: ReactNode][] = [
  ["over the map"],
  ["below a frame on the map", <p key="frame">Kader</p>],
];

it.each(FRAMES)("has three heights, by taps and by arrow keys, %s", async (_name, frame) => {
  const { user } = show(
    <Card heading="Anker" onClose={() => {}} {...(frame !== undefined && { sheet: { frame } })}>
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
});

it("rises from 96 px for what is hidden there and receives the focus, not for its main button", async () => {
  const { user } = show(
    <Card heading="Anker" onClose={() => {}}>
      <Button>Ankerplaats</Button>
      <Button variant="primary">Start</Button>
    </Card>,
  );
  const stop = () => screen.getByRole("region", { name: "Anker" }).dataset["stop"];
  screen.getByRole("button", { name: "Toon alles" }).focus();
  await user.keyboard("{ArrowDown}");
  await user.click(screen.getByRole("button", { name: "Start" }));
  expect(stop()).toBe("peek");
  await user.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe("Ankerplaats");
  expect(stop()).toBe("half");
});

it("keeps the map above it as it was at half, and a low one does not fall at a small pull", () => {
  show(
    <Card heading="Anker" onClose={() => {}} sheet={{ frame: <p>Kader</p> }}>
      Inhoud
    </Card>,
  );
  const card = screen.getByRole("region", { name: "Anker" });
  const over = card.parentElement as HTMLElement;
  Object.defineProperty(over, "clientHeight", { value: 800 });
  Object.defineProperty(card, "offsetHeight", { value: 200 });
  card.style.setProperty("--has-stops", "yes");
  const header = screen.getByRole("heading", { name: "Anker" });
  fireEvent.pointerDown(header, { pointerId: 1, button: 0, clientY: 400 });
  fireEvent.pointerMove(header, { pointerId: 1, clientY: 385 });
  expect(over.style.getPropertyValue("--free-at-half")).toBe("75.00%");
  expect(over.dataset["keepsFree"]).toBe("true");
  fireEvent.pointerUp(header, { pointerId: 1, clientY: 385 });
  expect(card.dataset["stop"]).toBe("half");
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
