import { Flag, Route, Search, Volume2 } from "lucide-react";
import { type KeyboardEvent, useContext, useId, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import rowStyles from "#screens/map/found/found-row.module.css";
import { CenterWordsContext } from "#screens/map/on-map/use-center-in-words.ts";
import type { AnyMapTool, OpenTool } from "#screens/map/task/map-tool.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import fieldStyles from "#ui/field.module.css";
import { fitWords } from "#ui/fit-words.ts";
import layout from "#ui/layout.module.css";
import { cardTexts } from "#words/map/map-cards.ts";
import { toolListTexts } from "#words/map/tool-list.ts";
import styles from "./tool-list.module.css";
import { groupRows, searchRows, type ToolRow } from "./tool-rows.ts";

interface ToolListProps {
  readonly tools: readonly AnyMapTool[];
  readonly controller: MapPort;
  readonly open: OpenTool;
  readonly onClose: () => void;
}

/** A row with its action, or with the screen that it leads to. */
interface ActionRow extends ToolRow {
  readonly run?: () => void;
  readonly to?: string;
}

/** Newer ones push older ones out. */
const MAX_RECENT = 3;

/** The list of further tools of the map: in groups, the last used first, and searchable. */
export function ToolList({ onClose, ...actions }: ToolListProps) {
  const { message } = useContext(CenterWordsContext);
  const [query, setQuery] = useState("");
  const recent = useStore(preferencesStore, ({ recentTools }) => recentTools);
  // The order of the list must not change under the finger.
  const [shownRecent] = useState(recent);
  const rows = useRows(actions);
  const found = query.trim() === "" ? null : searchRows(rows, query);

  function run(row: ActionRow) {
    const others = recent.filter((id) => id !== row.id);
    void setPreferences({ recentTools: [row.id, ...others].slice(0, MAX_RECENT) });
    row.run?.();
  }

  return (
    <Card heading={cardTexts.tools} onClose={onClose}>
      <SearchField
        query={query}
        onChange={setQuery}
        onEnter={() => found?.[0]?.run && run(found[0])}
      />
      {found ? (
        <div className={rowStyles["list"]} role="status">
          {found.map((row) => (
            <Row key={row.id} row={row} onClick={() => run(row)} />
          ))}
          {found.length === 0 ? <p>{toolListTexts.none(query.trim())}</p> : null}
        </div>
      ) : (
        groupRows(rows, shownRecent).map(({ group, rows: inGroup }) => (
          <Group key={group} heading={headingOf(group)} rows={inGroup} onRun={run} />
        ))
      )}
      {message ? <p aria-hidden="true">{message}</p> : null}
    </Card>
  );
}

function headingOf(group: ToolRow["group"] | "recent"): string {
  return group === "recent" ? toolListTexts.recent : toolListTexts.groups[group];
}

/** Returns the rows of the tools, and of the actions that are not tools. */
function useRows({ tools, controller, open }: Omit<ToolListProps, "onClose">): ActionRow[] {
  const { say } = useContext(CenterWordsContext);
  return [
    {
      id: "routes",
      Icon: Route,
      name: cardTexts.routes,
      hint: cardTexts.routesHelp,
      group: "route",
      to: "/routes",
    },
    ...tools.flatMap(({ link, entry }) =>
      entry ? [{ ...entry, id: link.id, run: () => open(link, entry.inputOf(controller)) }] : [],
    ),
    {
      id: "trails",
      Icon: Flag,
      name: cardTexts.trails,
      hint: cardTexts.trailsHelp,
      group: "game",
      to: "/trails",
    },
    {
      id: "describe-center",
      Icon: Volume2,
      name: cardTexts.say,
      hint: cardTexts.sayHelp,
      group: "map",
      shortcut: "m",
      run: say,
    },
  ];
}

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onEnter: () => void;
}

function SearchField({ query, onChange, onEnter }: SearchFieldProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") onEnter();
  }
  return (
    <label className={styles["search"]}>
      <Search aria-hidden="true" />
      <span className="visually-hidden">{toolListTexts.search}</span>
      <input
        type="search"
        className={fieldStyles["input"]}
        value={query}
        placeholder={toolListTexts.search}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly rows: readonly ActionRow[];
  readonly onRun: (row: ActionRow) => void;
}

function Group({ heading, rows, onRun }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["group"]}>
      <h4 id={id} className={styles["heading"]}>
        {heading}
      </h4>
      <div className={rowStyles["list"]}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onClick={() => onRun(row)} />
        ))}
      </div>
    </section>
  );
}

/** The width beside a name: the icon and the borders, in pixels. */
const RESERVED_WIDTH = 128;

interface RowProps {
  readonly row: ActionRow;
  readonly onClick: () => void;
}

function Row({ row, onClick }: RowProps) {
  const shared = { className: rowStyles["row"], onClick };
  if (row.to) {
    return (
      <Link to={row.to} {...shared}>
        <RowContents row={row} />
      </Link>
    );
  }
  return (
    <button type="button" aria-keyshortcuts={row.shortcut?.toUpperCase()} {...shared}>
      <RowContents row={row} />
    </button>
  );
}

function RowContents({ row: { Icon, name, hint, shortcut } }: { readonly row: ToolRow }) {
  return (
    <>
      <span className={rowStyles["icon"]}>
        <Icon aria-hidden="true" />
      </span>
      <span className={rowStyles["title"]} style={fitWords(name, RESERVED_WIDTH)}>
        {name}
      </span>
      <span className={layout["hint"]}>
        {hint}
        {shortcut ? (
          <kbd className={styles["key"]}>{toolListTexts.shortcut(shortcut.toUpperCase())}</kbd>
        ) : null}
      </span>
    </>
  );
}
