import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { trailTexts, trailWords } from "#words/scouting/trails.ts";
import styles from "./trails.module.css";

interface RecordListProps {
  /** Undefined until they have been read. */
  readonly items:
    | readonly {
        readonly id: string;
        readonly path: string;
        readonly name: string;
        readonly more: string;
        readonly remove: () => unknown;
      }[]
    | undefined;
  /** Shown if there are none. */
  readonly none: string;
}

/** Lists records with a link to the screen of each, and a button that moves it to the bin. */
export function RecordList({ items, none }: RecordListProps) {
  if (!items) return <p role="status">{trailTexts.loading}</p>;
  if (items.length === 0) return <p>{none}</p>;
  return (
    <ul className={layout["rows"]}>
      {items.map(({ id, path, name, more, remove }) => (
        <li key={id} className={styles["row"]}>
          <Link to={path}>
            <span>{name}</span>
            <span className={layout["hint"]}>{more}</span>
          </Link>
          <IconButton
            label={trailWords.remove(name)}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => void remove()}
          />
        </li>
      ))}
    </ul>
  );
}
