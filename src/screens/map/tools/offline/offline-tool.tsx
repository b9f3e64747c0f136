import { CloudOff } from "lucide-react";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyOfflineCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-offline" */ "./offline-card.tsx")).OfflineCard,
);

const tool: MapTool<{ readonly subject: DepartureSubject | null }> = {
  link: { id: "offline" },
  render: ({ input: { subject }, controller, close }) => (
    <LazyOfflineCard subject={subject} controller={controller} onClose={close} />
  ),
  inputAt: (search) => (search.has("offline") ? { subject: subjectAt(search) } : null),
  entry: {
    Icon: CloudOff,
    name: toolEntryTexts.offline.name,
    hint: toolEntryTexts.offline.hint,
    group: "map",
    shortcut: "o",
    inputOf: () => ({ subject: null }),
  },
  keepsOpenOn: "all",
  covers: ["all-on-phones"],
  isAboutPlace: true,
};

/** Shows what works without a network, in the view or for `/map?offline=plan&id=ID`. */
export const offlineTool = anyTool(tool);

function subjectAt(search: URLSearchParams): DepartureSubject | null {
  const [kind, id] = [search.get("offline"), search.get("id")];
  if (kind === "now") return { kind };
  const hasId = kind === "plan" || kind === "track" || kind === "area";
  return hasId && id ? { kind, id } : null;
}
