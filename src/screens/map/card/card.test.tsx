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
