import { ListChecks, MapPin, Plus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { isStaleFix } from "#domain/position/position-fix.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { useIsPositionRefused } from "#parts/position/position-state.tsx";
import { UnlessUnread } from "#parts/storage/unless-unread.tsx";
import { formatAge } from "#sentences/intl/format.ts";
import { shownText } from "#sentences/waypoints/waypoints-list.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { listViewStore, setListView } from "#state/waypoints/waypoints-list-view.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { listTexts, staleText } from "#words/waypoints/waypoints-list.ts";
import { ListTools } from "./list-tools.tsx";
import { useListedWaypoints } from "./use-listed-waypoints.ts";
import { WaypointList } from "./waypoint-list.tsx";
import styles from "./waypoints-screen.module.css";

const SelectionBar = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "selection-bar" */ "./selection-bar.tsx")).SelectionBar,
);
const BackupNotice = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "backup-reminder" */ "./backup-notice.tsx")).BackupNotice,
);
/** With fewer waypoints there is no reminder, so most users never load it. */
const REMINDER_WAYPOINTS = 20;
const FolderTools = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "folder-tools" */ "./folder-tools.tsx")).FolderTools,
);

interface WaypointsSectionProps {
  /** Goes to the form for a new waypoint. */
  readonly onAdd: () => void;
}

/** The list with its tools, or an introduction if it is empty. */
export function WaypointsSection({ onAdd }: WaypointsSectionProps) {
  const { listed, total, position } = useListedWaypoints();
  const isLoaded = useStore(waypointsStore, (state) => state.isLoaded);
  const folder = useStore(listViewStore, (view) => view.folder);
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  // Before storage was read, an empty list proves nothing.
  if (total === 0) {
    return isLoaded ? (
      <UnlessUnread>
        <EmptyList onAdd={onAdd} />
      </UnlessUnread>
    ) : null;
  }
  const choose = (id: string) => {
    const chosen = new Set(selection);
    if (!chosen.delete(id)) chosen.add(id);
    setSelection(chosen);
  };
  return (
    <>
      <Section heading={listTexts.heading}>
        <AddButton onAdd={onAdd} />
        {total >= REMINDER_WAYPOINTS ? <BackupNotice /> : null}
        <ListTools />
        {typeof folder === "string" ? <FolderTools key={folder} folder={folder} /> : null}
        <div className={styles["shown"]}>
          <p className={layout["hint"]} role="status">
            {shownText(listed.length, total)}
          </p>
          <Button
            variant="quiet"
            Icon={ListChecks}
            aria-pressed={selection !== null}
            onClick={() => setSelection(selection ? null : new Set())}
          >
            {selection ? listTexts.done : listTexts.select}
          </Button>
        </div>
        {position ? <StaleNote timeMs={position.timeMs} /> : null}
        {listed.length === 0 ? <NothingFound /> : null}
        <WaypointList waypoints={listed} from={position} selection={selection} onChoose={choose} />
      </Section>
      {selection ? (
        <SelectionBar listed={listed} selection={selection} onSelect={setSelection} />
      ) : null}
    </>
  );
}

function StaleNote({ timeMs }: { readonly timeMs: number }) {
  const isRefused = useIsPositionRefused();
  // Selected as text, so that a tick of the clock only renders when the words change.
  const age = useStore(clockStore, ({ steadyMs }) =>
    isRefused || isStaleFix(timeMs, steadyMs) ? formatAge(steadyMs - timeMs) : null,
  );
  return age ? <p className={layout["hint"]}>{staleText(age)}</p> : null;
}

function NothingFound() {
  return (
    <div>
      <p>{listTexts.notFound}</p>
      <Button onClick={() => setListView({ query: "", folder: undefined })}>
        {listTexts.showAll}
      </Button>
    </div>
  );
}

function EmptyList({ onAdd }: WaypointsSectionProps) {
  return (
    <Section heading={listTexts.heading}>
      <Empty Icon={MapPin}>{listTexts.empty}</Empty>
      <AddButton onAdd={onAdd} />
      <LinkButton to="/map">{listTexts.openMap}</LinkButton>
    </Section>
  );
}

/** The filled button of the screen, whether there are waypoints or not. */
function AddButton({ onAdd }: WaypointsSectionProps) {
  return (
    <Button variant="primary" Icon={Plus} onClick={onAdd}>
      {listTexts.add}
    </Button>
  );
}
