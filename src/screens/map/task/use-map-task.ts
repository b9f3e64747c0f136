import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";
import type { MapEventKey } from "#mapview/events/map-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { handedOverTool } from "#state/map/handed-over-tool.ts";
import type { AnyMapTool, OpenTool } from "./map-tool.ts";
import type { ToolLink } from "./tool-links.ts";

/** The open tool and its input. */
export interface MapTask {
  readonly tool: AnyMapTool;
  readonly input: unknown;
}

/** The current task on the map, and its changes. */
export interface TaskState {
  /** The task; null if no tool is open. */
  readonly task: MapTask | null;
  /** The task in the address with which the screen opened; null for none. */
  readonly asked: MapTask | null;
  readonly open: OpenTool;
  /** Closes the open tool and returns the focus. */
  readonly close: () => void;
  /** True if a tool was opened on this visit to the screen, or runs in the background. */
  readonly hasBegun: boolean;
}

/** Creates the task of the screen, changed by buttons, cards, taps on the map and the address. */
export function useMapTask(tools: readonly AnyMapTool[], controller: MapPort | null): TaskState {
  const [search] = useSearchParams();
  const [asked] = useState(() => handedOverTask(tools) ?? askedTask(tools, search));
  const [task, setTask] = useState(asked);
  const [hasBegun, setBegun] = useState(
    () => task !== null || tools.some(({ background }) => background?.isRunning()),
  );
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    handedOverTool.setState({ handedOver: null });
  }, []);

  function begin(next: MapTask) {
    if (task === null) opener.current = document.activeElement;
    setTask(next);
    setBegun(true);
    if (next.tool.focusesMap) controller?.focus();
  }

  function open(link: ToolLink<unknown>, input?: unknown) {
    const tool = tools.find(({ link: { id } }) => id === link.id);
    if (tool) begin({ tool, input });
    else console.warn("No such tool:", link.id);
  }

  function close() {
    // The opener may be hidden while there is a card, and then cannot receive the focus.
    flushSync(() => setTask(null));
    const { current } = opener;
    if (current instanceof HTMLButtonElement && current.isConnected) current.focus();
    else controller?.focus();
  }

  useLinksHere(() => {
    const next = askedTask(tools, search);
    if (next) begin(next);
  });
  useToolOpenings(tools, controller, (event, next) => {
    const keepsOpenOn = task?.tool.keepsOpenOn ?? "none";
    const isPlace = event === "placeChosen";
    if (keepsOpenOn !== "all" && (isPlace || keepsOpenOn !== "taps")) begin(next);
  });
  useMapEvent(controller, "mapTapped", () => {
    if ((task?.tool.keepsOpenOn ?? "none") === "none") setTask(null);
  });
  return { task, asked, open: open as OpenTool, close, hasBegun };
}

/** Opens tools on the screen of the map, from the map beside another screen and from taps on it. */
export function useTaskOnMapScreen(
  tools: readonly AnyMapTool[],
  controller: MapPort | null,
): OpenTool {
  const navigate = useNavigate();
  const handOver = (id: string, input: unknown) => {
    handedOverTool.setState({ handedOver: { id, input } });
    void navigate("/map");
  };
  useToolOpenings(tools, controller, (_event, { tool, input }) => handOver(tool.link.id, input));
  const open = (link: ToolLink<unknown>, input?: unknown) => handOver(link.id, input);
  return open as OpenTool;
}

/** Calls back after each tap on a link to this screen while it is open. */
function useLinksHere(onLink: () => void): void {
  const { key } = useLocation();
  const isLink = useNavigationType() === "PUSH";
  const [openedBy] = useState(key);
  const follow = useEffectEvent(onLink);
  useEffect(() => {
    if (isLink && key !== openedBy) follow();
  }, [key, isLink, openedBy]);
}

/** Calls back with the task of an event of the map. */
function useToolOpenings(
  tools: readonly AnyMapTool[],
  controller: MapPort | null,
  onOpening: (event: MapEventKey, task: MapTask) => void,
): void {
  const onEvent = useEffectEvent(onOpening);
  useEffect(() => {
    if (!controller) return;
    const stops = tools.flatMap((tool) =>
      (tool.openings ?? []).map(({ event, inputOf }) =>
        controller.events.on(event, (value) =>
          onEvent(event, { tool, input: inputOf(value as never) }),
        ),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [tools, controller]);
}

/** Returns the task that the map beside another screen left to this screen; null for none. */
function handedOverTask(tools: readonly AnyMapTool[]): MapTask | null {
  const { handedOver } = handedOverTool.getState();
  const tool = tools.find(({ link: { id } }) => id === handedOver?.id);
  return tool ? { tool, input: handedOver?.input } : null;
}

/** Returns the task in the address; of several the first in the list. */
function askedTask(tools: readonly AnyMapTool[], search: URLSearchParams): MapTask | null {
  for (const tool of tools) {
    const input = tool.inputAt ? tool.inputAt(search) : null;
    if (input !== null) return { tool, input };
  }
  return null;
}
