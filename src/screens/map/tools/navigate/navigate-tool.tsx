import { Navigation } from "lucide-react";
import { useStore } from "zustand";
import { useIsWide } from "#parts/use-is-wide.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type ToolActions, type ToolButtonProps } from "#screens/map/task/map-tool.ts";
import { navigateLink, planLink } from "#screens/map/task/tool-links.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { guardingCode } from "#state/watches/guarding-code.ts";
import { mapTexts } from "#words/map/map.ts";
import type { NavigationProps } from "./navigation.tsx";
import { NavigationBoundary } from "./navigation-boundary.tsx";

const navigationCode = guardingCode(
  () => ["navigation"],
  () => import(/* webpackChunkName: "navigation" */ "./navigation.tsx"),
);
const LazyNavigation = lazyCard(async () => (await navigationCode.ask()).Navigation);

/**
 * Navigates along a plan, track or route: a bar while no tool is open, a card when it is pulled up, and only alerts
 * over another tool.
 */
export const navigateTool = anyTool({
  link: navigateLink,
  render: ({ input: { isNew, records = false }, ...actions }) =>
    navigation(actions, { size: isNew ? "bar" : "card", isNew, records }),
  background: {
    isRunning: () => followingStatusStore.getState().isFollowing,
    useIsRunning,
    render: ({ isOtherOpen, ...actions }) =>
      navigation(actions, { size: isOtherOpen ? "alert" : "bar", isNew: false, records: false }),
  },
  button: { group: "make", Button: NavigationButton },
  keepsOpenOn: "taps",
  covers: ["all-on-phones"],
});

function useIsRunning(): boolean {
  return useStore(followingStatusStore, (status) => status.isFollowing);
}

function navigation(
  { controller, open, close }: ToolActions,
  { size, isNew, records }: Pick<NavigationProps, "size" | "isNew" | "records">,
) {
  return (
    <NavigationBoundary isSeen={size !== "alert"} onClose={close}>
      <LazyNavigation
        controller={controller}
        size={size}
        isIdle={size === "alert"}
        isNew={isNew}
        records={records}
        onStarted={close}
        onPlan={() => open(planLink)}
        onOpen={() => open(navigateLink, { isNew: false })}
        onClose={close}
      />
    </NavigationBoundary>
  );
}

function NavigationButton({
  isOpen,
  toggle,
}: ToolButtonProps<{ readonly isNew: boolean; readonly records?: boolean }>) {
  const isRunning = useIsRunning();
  // In the panel of a desktop the card is open anyway.
  const isBeside = useIsWide();
  if (!isRunning || isBeside) return null;
  return (
    <ToolButton
      label={mapTexts.navigation}
      Icon={Navigation}
      isOpen={isOpen}
      onTap={() => toggle({ isNew: false })}
    />
  );
}
