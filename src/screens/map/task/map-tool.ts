import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { MapEventKey, MapEventValue } from "#mapview/events/map-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { ToolLink } from "./tool-links.ts";

/** Opens a tool; the input is left out where it needs none. */
export type OpenTool = <Input>(
  link: ToolLink<Input>,
  ...input: Input extends undefined ? [] : [input: Input]
) => void;

/** What a tool may use and do. */
export interface ToolActions {
  readonly controller: MapPort;
  readonly open: OpenTool;
  /** Closes the tool, and puts the keyboard back where it came from. */
  readonly close: () => void;
  /** All tools of the map, in their order. */
  readonly tools: readonly AnyMapTool[];
  /** Closes the tool, and says for a moment that a place was kept as a waypoint with this name. */
  readonly saved: (name: string) => void;
}

/** What a tool is drawn with. */
export interface ToolProps<Input> extends ToolActions {
  readonly input: Input;
}

/** What the button of a tool is drawn with. */
export interface ToolButtonProps<Input> {
  /** Null until the map's code is there. */
  readonly controller: MapPort | null;
  readonly isOpen: boolean;
  /** Whether any tool is open. */
  readonly isBusy: boolean;
  /** Opens the tool, or closes it when it is open. */
  readonly toggle: (...input: Input extends undefined ? [] : [input: Input]) => void;
}

/** An event of the map that opens a tool. */
export interface ToolOpening {
  readonly event: MapEventKey;
  readonly inputOf: (value: never) => unknown;
}

/** The row of a tool in the list of tools. */
export interface ToolEntry<Input> {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly hint: string;
  readonly inputOf: (controller: MapPort) => Input;
}

/** A tool that goes on while it is closed. */
interface ToolBackground {
  /** Whether it runs when the screen opens: then its code is asked for at once. */
  readonly isRunning: () => boolean;
  readonly useIsRunning: () => boolean;
  /** Draws it while it is closed. It must leave the map's buttons free. */
  readonly render: (props: BackgroundProps) => ReactNode;
}

/** What a tool in the background is drawn with. */
export interface BackgroundProps extends ToolActions {
  /** Whether another tool is open, which needs the lower edge of the map. */
  readonly isOtherOpen: boolean;
}

/** The parts of the map's buttons that an open tool lies over. */
export type CoveredButtons = "tools" | "all-on-phones" | "lower-edge-on-phones";

/**
 * One tool of the map, a folder in `screens/map/tools`: what the user does on the map, one thing at a time. To add
 * one: its folder, and its line in `map-tools.ts`. What it draws on the map goes by a store to the map session.
 */
export interface MapTool<Input> {
  readonly link: ToolLink<Input>;
  /** Draws the open tool: a card, a cross or a bar. Load its code with `lazyCard`. */
  render(props: ToolProps<Input>): ReactNode;
  /** A tool that goes on while it is closed. */
  readonly background?: ToolBackground;
  /** The input with which an address (`/map?…`) opens the tool; null for another address. */
  inputAt?(search: URLSearchParams): Input | null;
  /** The events of the map that open it; made by `opensOn`. */
  readonly openings?: readonly ToolOpening[];
  /** Its button over the map: among the tools, or with those that move the map. */
  readonly button?: {
    readonly group: "tools" | "view";
    readonly Button: ComponentType<ToolButtonProps<Input>>;
  };
  readonly entry?: ToolEntry<Input>;
  /**
   * The taps on the map that leave the tool open. `none`: any tap closes it, or opens another tool.
   * `bare`: a tap on the bare map. `taps`: also one on a waypoint, node, track …; only a held place opens another
   * tool. `all`: the tool takes taps and held places itself. `none` unless given.
   */
  readonly keepsOpenOn?: "none" | "bare" | "taps" | "all";
  /** Whether the keyboard goes to the map when it is opened. */
  readonly focusesMap?: boolean;
  /** The buttons it lies over; none unless given. */
  readonly covers?: readonly CoveredButtons[];
  /** Whether it is about a place or track, which it keeps in sight itself; else the followed position stays in sight. */
  readonly isAboutPlace?: boolean;
  /** The place that is marked on the map while it is open. */
  markedPlace?(input: Input, waypoints: readonly Waypoint[]): LatLng | null;
}

/** A tool whose input only the tool itself knows. */
export type AnyMapTool = MapTool<unknown>;

/** Forgets the type of a tool's input, so that tools with different inputs fit in one list. */
export function anyTool<Input>(tool: MapTool<Input>): AnyMapTool {
  return tool as unknown as AnyMapTool;
}

/** Opens a tool on an event of the map, with the input made of the event's value. */
export function opensOn<Key extends MapEventKey>(
  event: Key,
  inputOf: (value: MapEventValue<Key>) => unknown,
): ToolOpening {
  return { event, inputOf };
}
