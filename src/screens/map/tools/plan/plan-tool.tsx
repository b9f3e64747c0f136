import { Route } from "lucide-react";
import { useStore } from "zustand";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type ToolButtonProps } from "#screens/map/task/map-tool.ts";
import { navigateLink, planLink, saveAreaLink } from "#screens/map/task/tool-links.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { mapTexts } from "#words/map/map.ts";

const LazyPlanSheet = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "planner" */ "#screens/map/tools/plan/sheet/plan-sheet.tsx"))
      .PlanSheet,
);

/** Makes a plan over numbered nodes; also opened by `/map?plan`. */
export const planTool = anyTool({
  link: planLink,
  render: ({ controller, open, close }) => (
    <LazyPlanSheet
      controller={controller}
      onFollow={(records) => open(navigateLink, { isNew: true, records })}
      onSaveMap={() => open(saveAreaLink, { along: "plan" })}
      onClose={close}
    />
  ),
  inputAt: (search) => (search.has("plan") ? undefined : null),
  button: { group: "make", Button: PlanButton },
  keepsOpenOn: "all",
  covers: ["tools", "lower-edge-on-phones"],
});

/** During navigation its button takes this place. */
function PlanButton({ isOpen, toggle }: ToolButtonProps<undefined>) {
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  if (isFollowing) return null;
  const { plan } = mapTexts;
  return <ToolButton label={plan} word={plan} Icon={Route} isOpen={isOpen} onTap={toggle} />;
}
