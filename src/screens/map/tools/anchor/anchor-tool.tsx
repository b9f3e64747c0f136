import { Anchor } from "lucide-react";
import { anchorTexts } from "#i18n/anchor.ts";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type ToolButtonProps } from "#screens/map/task/map-tool.ts";

const LazyAnchorCard = lazyCard(
  async () => (await import(/* webpackChunkName: "anchor" */ "./anchor-card.tsx")).AnchorCard,
);

/** The tool for choosing an anchor circle and watching it. */
export const anchorTool = anyTool<undefined>({
  link: { id: "anchor" },
  render: ({ controller, close }) => <LazyAnchorCard controller={controller} onClose={close} />,
  inputAt: (search) => (search.has("anker") ? undefined : null),
  button: { group: "tools", Button: AnchorButton },
  entry: {
    Icon: Anchor,
    name: anchorTexts.heading,
    hint: anchorTexts.hint,
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
      label={anchorTexts.heading}
      word={anchorTexts.short}
      Icon={Anchor}
      isOpen={isOpen}
      onTap={() => toggle()}
    />
  );
}
