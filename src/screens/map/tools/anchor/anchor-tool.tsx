import { Anchor } from "lucide-react";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type ToolButtonProps } from "#screens/map/task/map-tool.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyAnchorCard = lazyCard(
  async () => (await import(/* webpackChunkName: "anchor" */ "./anchor-card.tsx")).AnchorCard,
);

/** The tool for choosing an anchor circle and watching it. */
export const anchorTool = anyTool<undefined>({
  link: { id: "anchor" },
  render: ({ controller, close }) => <LazyAnchorCard controller={controller} onClose={close} />,
  inputAt: (search) => (search.has("anker") ? undefined : null),
  button: { group: "make", Button: AnchorButton },
  entry: {
    Icon: Anchor,
    name: toolEntryTexts.anchor.name,
    hint: toolEntryTexts.anchor.hint,
    group: "water",
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
  covers: ["all-on-phones"],
});

function AnchorButton({ isOpen, toggle }: ToolButtonProps<undefined>) {
  const isBoating = useIsBoating();
  if (!isBoating) return null;
  return (
    <ToolButton
      label={toolEntryTexts.anchor.name}
      word={toolEntryTexts.anchor.short}
      Icon={Anchor}
      isOpen={isOpen}
      onTap={() => toggle()}
    />
  );
}
