import { expect, it } from "vitest";
import type { GuidanceEvent } from "#domain/guidance/announce.ts";
import { phone, planOf } from "./guidance-phone.fixture.ts";

it("says the streets between the numbers and at them, also after a reload", async () => {
  const device = phone();
  let guidance = device.open();
  const followed = planOf([
    [0, 0],
    [200, 0],
    [200, 300],
    [400, 300],
  ]);
  // The second number has no name: it is a door.
  const nodes = followed.route.nodes.map((node, at) => (at === 1 ? { ...node, number: "" } : node));
  device.cues.push(
    { kind: "turn", turn: "left", name: "Kerkstraat", point: 1 },
    { kind: "turn", turn: "right", name: "Laan", point: 3 },
  );
  device.choices.warnings = { ...device.choices.warnings, speaks: true };
  const words = (event: GuidanceEvent): string => {
    if ("cue" in event) return `${event.kind} ${event.cue.name}`;
    return "node" in event ? `${event.kind} ${event.node.street ?? ""}` : event.kind;
  };
  guidance.sayWith(words, "nl");
  guidance.start({ ...followed, route: { ...followed.route, nodes } });
  await device.go([
    [0, 0],
    [150, 0],
  ]);
  expect(device.speech.spoken).toContain("cue-near Kerkstraat");
  device.kill();
  guidance = device.open();
  guidance.sayWith(words, "nl");
  guidance.resume();
  device.speech.spoken.length = 0;
  await device.go([
    [151, 0],
    [200, 0],
    [200, 240],
  ]);
  expect(device.speech.spoken).toEqual(["cue-at Kerkstraat", "near Laan"]);
});
