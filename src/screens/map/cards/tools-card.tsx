import { ListTree, MapPlus, Printer, Route, Ruler, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { areaTexts } from "#i18n/areas.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import styles from "#screens/map/search/found-row.module.css";
import { Card } from "./card.tsx";

export interface ToolsCardProps {
  readonly onClose: () => void;
  readonly onMeasure: () => void;
  readonly onAround: () => void;
  readonly onSaveArea: () => void;
  readonly onPrint: () => void;
  /** Gives the middle of the map in words. */
  readonly onSay: () => void;
  readonly said: string | null;
}

/** What else one can do on the map. */
export function ToolsCard({
  onClose,
  onMeasure,
  onAround,
  onSaveArea,
  onPrint,
  onSay,
  said,
}: ToolsCardProps) {
  return (
    <Card heading={cardTexts.tools} onClose={onClose}>
      <div className={styles["list"]}>
        <Link to="/routes" className={styles["row"]}>
          <span className={styles["icon"]}>
            <Route aria-hidden="true" />
          </span>
          <span className={styles["title"]}>{cardTexts.routes}</span>
          <span className={styles["hint"]}>{cardTexts.routesHelp}</span>
        </Link>
        <Tool
          icon={<Ruler aria-hidden="true" />}
          name={cardTexts.measure}
          hint={cardTexts.measureHelp}
          onClick={onMeasure}
        />
        <Tool
          icon={<ListTree aria-hidden="true" />}
          name={cardTexts.around}
          hint={cardTexts.aroundHelp}
          onClick={onAround}
        />
        <Tool
          icon={<MapPlus aria-hidden="true" />}
          name={areaTexts.saveThis}
          hint={areaTexts.saveThisHelp}
          onClick={onSaveArea}
        />
        <Tool
          icon={<Printer aria-hidden="true" />}
          name={cardTexts.print}
          hint={cardTexts.printHelp}
          onClick={onPrint}
        />
        <Tool
          icon={<Volume2 aria-hidden="true" />}
          name={cardTexts.say}
          hint={cardTexts.sayHelp}
          onClick={onSay}
        />
      </div>
      {said ? <p aria-hidden="true">{said}</p> : null}
    </Card>
  );
}

interface ToolProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly hint: string;
  readonly onClick: () => void;
}

function Tool({ icon, name, hint, onClick }: ToolProps) {
  return (
    <button type="button" className={styles["row"]} onClick={onClick}>
      <span className={styles["icon"]}>{icon}</span>
      <span className={styles["title"]}>{name}</span>
      <span className={styles["hint"]}>{hint}</span>
    </button>
  );
}
