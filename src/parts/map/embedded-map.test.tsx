import { act, render } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { type EmbeddableMap, useEmbeddedPlace } from "./embedded-map.ts";

const HERE = { lat: 52.1, lng: 5.3, zoom: 14 };

interface SmallProps {
  readonly show: EmbeddableMap["show"];
  readonly isOfflineOnly: boolean;
}

/** Embeds the map, unless that beside the screens shows the place. */
function Small({ show, isOfflineOnly }: SmallProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [load] = useState(() => async () => ({ map: new FakeMapPort(), show }));
  const stage = useEmbeddedPlace(frame, HERE, { load, isOfflineOnly });
  return stage === "beside" ? null : <div ref={frame} data-small={stage} />;
}

/** Shows it beside the map of a desktop, and returns the frames in which the map was shown. */
async function showBeside(isOfflineOnly: boolean): Promise<readonly HTMLElement[]> {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const frames: HTMLElement[] = [];
  const show: EmbeddableMap["show"] = (frame) => {
    frames.push(frame);
    return () => {};
  };
  render(
    <>
      <Small show={show} isOfflineOnly={isOfflineOnly} />
      <aside data-map-beside="" />
    </>,
  );
  await act(async () => {});
  return frames;
}

describe("an embedded map on a desktop", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the map beside the screens, without a frame of its own", async () => {
    const frames = await showBeside(false);
    expect(frames.map((frame) => frame.tagName)).toEqual(["ASIDE"]);
    expect(document.querySelector("[data-small]")).toBeNull();
  });

  it("keeps its frame if it must not send requests", async () => {
    const frames = await showBeside(true);
    expect(frames.map((frame) => frame.dataset["small"])).toEqual(["shown"]);
  });
});
