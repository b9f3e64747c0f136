import type { MapPort } from "#mapview/map-port.ts";
import type { AnyMapTool, OpenTool } from "./map-tool.ts";

/** Returns the keys that open a tool while the map has the focus. */
export function toolKeys(
  tools: readonly AnyMapTool[],
  controller: MapPort | null,
  open: OpenTool,
): Record<string, () => void> {
  if (!controller) return {};
  const keys = tools.flatMap(({ link, entry }) =>
    entry?.shortcut ? [[entry.shortcut, () => open(link, entry.inputOf(controller))] as const] : [],
  );
  return Object.fromEntries(keys);
}
