import { Route, Volume2 } from "lucide-react";
import { type ReactNode, useContext } from "react";
import { Link } from "react-router";
import { cardTexts } from "#i18n/map/map-cards.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import styles from "#screens/map/found/found-row.module.css";
import { CenterWordsContext } from "#screens/map/on-map/use-center-in-words.ts";
import type { AnyMapTool, OpenTool } from "#screens/map/task/map-tool.ts";
import { fitWords } from "#ui/fit-words.ts";
import layout from "#ui/layout.module.css";

interface ToolListProps {
  readonly tools: readonly AnyMapTool[];
  readonly controller: MapPort;
  readonly open: OpenTool;
  readonly onClose: () => void;
}

/** The list of further tools of the map. */
export function ToolList({ tools, controller, open, onClose }: ToolListProps) {
  const { say, message } = useContext(CenterWordsContext);
  return (
    <Card heading={cardTexts.tools} onClose={onClose}>
      <div className={styles["list"]}>
        <Link to="/routes" className={styles["row"]}>
          <span className={styles["icon"]}>
            <Route aria-hidden="true" />
          </span>
          <span className={styles["title"]}>{cardTexts.routes}</span>
          <span className={layout["hint"]}>{cardTexts.routesHelp}</span>
        </Link>
        {tools.map(({ link, entry }) =>
          entry ? (
            <Row
              key={link.id}
              icon={<entry.Icon aria-hidden="true" />}
              name={entry.name}
              hint={entry.hint}
              onClick={() => open(link, entry.inputOf(controller))}
            />
          ) : null,
        )}
        <Row
          icon={<Volume2 aria-hidden="true" />}
          name={cardTexts.say}
          hint={cardTexts.sayHelp}
          onClick={say}
        />
      </div>
      {message ? <p aria-hidden="true">{message}</p> : null}
    </Card>
  );
}

/** The width beside a name: the icon and the borders, in pixels. */
const BESIDE_NAME = 128;

interface RowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly hint: string;
  readonly onClick: () => void;
}

function Row({ icon, name, hint, onClick }: RowProps) {
  return (
    <button type="button" className={styles["row"]} onClick={onClick}>
      <span className={styles["icon"]}>{icon}</span>
      <span className={styles["title"]} style={fitWords(name, BESIDE_NAME)}>
        {name}
      </span>
      <span className={layout["hint"]}>{hint}</span>
    </button>
  );
}
