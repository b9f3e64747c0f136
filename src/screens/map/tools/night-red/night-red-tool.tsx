import { NightRedButton } from "#parts/boating/night-red-button.tsx";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { anyTool } from "#screens/map/task/map-tool.ts";

/** Switches to red light with one tap, on the water; it has no card. */
export const nightRedTool = anyTool({
  link: { id: "night-red" },
  render: () => null,
  button: { group: "make", Button: ForBoats },
});

function ForBoats() {
  return useIsBoating() ? <NightRedButton /> : null;
}
