import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { MapEventKey, MapEventValue } from "#mapview/events/map-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { ToolLink } from "./tool-links.ts";

/** Opens a tool; the input is left out if it needs none. */
export type OpenTool = <Input>(
  link: ToolLink<Input>,
  ...input: Input extends undefined ? [] : [input: Input]
) => void;

/** The actions available to a tool. */
export interface ToolActions {
  readonly controller: MapPort;
  readonly open: OpenTool;
  /** Closes the tool and returns the focus. */
  readonly close: () => void;
  /** All tools of the map, in their order. */
  readonly tools: readonly AnyMapTool[];
  /** Closes the tool and confirms that a place was saved as a waypoint with this name. */
  readonly saved: (name: string) => void;
}

/** The props of an open tool. */
export interface ToolProps<Input> extends ToolActions {
  readonly input: Input;
}

export interface ToolButtonProps<Input> {
  /** The controller; null until the map is loaded. */
  readonly controller: MapPort | null;
  readonly isOpen: boolean;
  /** True if any tool is open. */
  readonly isBusy: boolean;
  /** Opens the tool, or closes it if it is open. */
  readonly toggle: (...input: Input extends undefined ? [] : [input: Input]) => void;
}

/** An event of the map that opens a tool. */
export interface ToolOpening {
  readonly event: MapEventKey;
  readonly inputOf: (value: never) => unknown;
}

/** The groups of the list of tools, in order. */
export const TOOL_GROUPS = ["route", "measure", "map", "water", "game"] as const;

/** A group of the list of tools. */
export type ToolGroup = (typeof TOOL_GROUPS)[number];

/** The row of a tool in the list of tools. Its keywords are in `words/nl/map/tool-list.ts`, which only the list loads. */
export interface ToolEntry<Input> {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly hint: string;
  readonly group: ToolGroup;
  /** A lower-case letter that opens it while the map has the focus. */
  readonly shortcut?: string;
  readonly inputOf: (controller: MapPort) => Input;
}

/** The part of a tool that runs while it is closed. */
interface ToolBackground {
  /** Tells whether it runs when the screen opens: then its code is loaded immediately. */
  readonly isRunning: () => boolean;
  readonly useIsRunning: () => boolean;
  /** Renders it while the tool is closed. It must leave the buttons of the map free. */
  readonly render: (props: BackgroundProps) => ReactNode;
}

/** The props of a tool in the background. */
export interface BackgroundProps extends ToolActions {
  /** True if another tool is open, which needs the lower edge of the map. */
  readonly isOtherOpen: boolean;
}

/** The groups of buttons over the map. */
export type ButtonGroup = "find" | "make";

/** The buttons that an open tool covers. */
export type CoveredButtons = "tools" | "all-on-phones" | "lower-edge-on-phones";

/**
 * One tool of the map, in a folder of `screens/map/tools`: one thing that the user does on the map. To add one, add
 * its folder and a line in `map-tools.ts`. Its drawings go through a store to the map session.
 */
export interface MapTool<Input> {
  readonly link: ToolLink<Input>;
  /** Renders the open tool: a card, a cross or a bar. Load its code with `lazyCard`. */
  render(props: ToolProps<Input>): ReactNode;
  /** The part of a tool that runs while it is closed. */
  readonly background?: ToolBackground;
  /** Returns the input for an address (`/map?…`) that opens the tool; null for another address. */
  inputAt?(search: URLSearchParams): Input | null;
  /** The events of the map that open it; created by `opensOn`. */
  readonly openings?: readonly ToolOpening[];
  /** Its button over the map: with those that find and show things, or with those that make something. */
  readonly button?: {
    readonly group: ButtonGroup;
    readonly Button: ComponentType<ToolButtonProps<Input>>;
  };
  readonly entry?: ToolEntry<Input> | undefined;
  /**
   * The taps on the map that leave the tool open. `none`: any tap closes it or opens another tool. `bare`: a tap on
   * the bare map leaves it open. `taps`: a tap on a waypoint, node, track and so on does too; only a long press opens
   * another tool. `all`: the tool handles taps and long presses itself. Default `none`.
   */
  readonly keepsOpenOn?: "none" | "bare" | "taps" | "all";
  /** True to move the focus to the map when it opens. */
  readonly focusesMap?: boolean;
  /** The buttons it covers; none by default. */
  readonly covers?: readonly CoveredButtons[];
  /**
   * True if it is about a place or track, which it keeps visible itself; otherwise the followed position stays
   * visible.
   */
  readonly isAboutPlace?: boolean;
  /** Returns the place to mark on the map while it is open. */
  markedPlace?(input: Input, waypoints: readonly Waypoint[]): LatLng | null;
}

/** A tool whose input type only the tool knows. */
export type AnyMapTool = MapTool<unknown>;

/** Erases the input type of a tool, so that tools with different inputs fit in one list. */
export function anyTool<Input>(tool: MapTool<Input>): AnyMapTool {
  return tool as unknown as AnyMapTool;
}

/** Opens a tool on an event of the map, with an input created from the value of the event. */
export function opensOn<Key extends MapEventKey>(
  event: Key,
  inputOf: (value: MapEventValue<Key>) => unknown,
): ToolOpening {
  return { event, inputOf };
}
