import { useStore } from "zustand";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { LIST_ORDERS, type ListOrder } from "#domain/waypoints/list-order.ts";
import { chipText } from "#sentences/waypoints/waypoints-list.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { listViewStore, setListView } from "#state/waypoints/waypoints-list-view.ts";
import chip from "#ui/chip.module.css";
import { classNames } from "#ui/class-names.ts";
import { listTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./list-tools.module.css";

/** The search, order and filter of the list. */
export function ListTools() {
  const { query, order } = useStore(listViewStore);
  return (
    <search className={styles["tools"]}>
      <input
        type="search"
        className={styles["search"]}
        aria-label={listTexts.search}
        placeholder={listTexts.searchHint}
        value={query}
        onChange={(event) => setListView({ query: event.currentTarget.value })}
      />
      <select
        className={styles["order"]}
        aria-label={listTexts.order}
        value={order}
        onChange={(event) => setListView({ order: event.currentTarget.value as ListOrder })}
      >
        {LIST_ORDERS.map((one) => (
          <option key={one} value={one}>
            {listTexts[one]}
          </option>
        ))}
      </select>
      <FolderChips />
    </search>
  );
}

/** A chip per folder; hidden without folders. */
function FolderChips() {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const chosen = useStore(listViewStore, (view) => view.folder);
  const folders = foldersOf(waypoints);
  if (folders.length === 0) return null;
  const inNone = waypoints.length - folders.reduce((sum, { count }) => sum + count, 0);
  const chips = [
    { key: "all", folder: undefined, text: chipText(listTexts.all, waypoints.length) },
    ...folders.map(({ name, count }) => ({
      key: `folder ${name}`,
      folder: name,
      text: chipText(name, count),
    })),
    ...(inNone > 0
      ? [{ key: "none", folder: null, text: chipText(listTexts.noFolder, inNone) }]
      : []),
  ];
  return (
    <fieldset className={styles["chips"]} aria-label={listTexts.folders}>
      {chips.map(({ key, folder, text }) => (
        <button
          key={key}
          type="button"
          className={classNames(chip["chip"], styles["chip"])}
          aria-pressed={chosen === folder}
          onClick={() => setListView({ folder })}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
