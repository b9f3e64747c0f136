import { ShipWheel } from "lucide-react";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool } from "#screens/map/task/map-tool.ts";
import { openHelm } from "#state/boating/helm-store.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

/** Opens the helm, which lies over every screen and is no card of the map. */
export const helmTool = anyTool({
  link: { id: "helm" },
  render: () => null,
  button: { group: "make", Button: HelmButton },
});

function HelmButton() {
  const isBoating = useIsBoating();
  if (!isBoating) return null;
  return (
    <ToolButton
      label={toolEntryTexts.helm.name}
      word={toolEntryTexts.helm.short}
      Icon={ShipWheel}
      isOpen={false}
      onTap={openHelm}
    />
  );
}
