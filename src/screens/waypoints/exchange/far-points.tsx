import type { FarPoint } from "#domain/exchange/exchange-file.ts";
import type { ImportPreview } from "#domain/exchange/preview/preview-import.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { farPointText, lineText, moreFarText } from "#sentences/exchange/import-screen.ts";
import type { FarPointChoice } from "#state/exchange/import.ts";
import { Choice } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import { useTowns } from "./use-towns.ts";

/** The most points to list; the others are only counted. */
const MAX_SHOWN = 20;

interface FarPointsProps {
  readonly preview: ImportPreview;
  readonly onChoose: (choice: FarPointChoice) => void;
}

/** Asks about the points of a list that are far from the others; they are left out until the user takes them. */
export function FarPoints({ preview, onChoose }: FarPointsProps) {
  const points = preview.files.flatMap(({ result }, fileIndex) =>
    result.ok ? (result.file.farPoints ?? []).map((point) => ({ fileIndex, point })) : [],
  );
  const shown = points.slice(0, MAX_SHOWN);
  const towns = useTowns(shown.map(({ point }) => point.waypoint));
  if (points.length === 0) return null;
  return (
    <Notice>
      <p>{importScreenTexts.farPoints}</p>
      {shown.map(({ fileIndex, point }, index) => (
        <FarPointRow
          key={`${fileIndex} ${point.line}`}
          name={`far-point-${fileIndex}-${point.line}`}
          point={point}
          town={towns[index] ?? null}
          onChoose={(isTaken) => onChoose({ fileIndex, line: point.line, isTaken })}
        />
      ))}
      {points.length > MAX_SHOWN ? <p>{moreFarText(points.length - MAX_SHOWN)}</p> : null}
    </Notice>
  );
}

interface FarPointRowProps {
  readonly name: string;
  readonly point: FarPoint;
  readonly town: string | null;
  readonly onChoose: (isTaken: boolean) => void;
}

function FarPointRow({ name, point, town, onChoose }: FarPointRowProps) {
  const distanceText = useDistanceText();
  const { line, text, waypoint, meters, isTaken = false } = point;
  return (
    <Choice
      kind="checkbox"
      name={name}
      label={farPointText(waypoint.name, line, distanceText(meters), town)}
      hint={lineText(line, text)}
      checked={isTaken}
      onChoose={onChoose}
    />
  );
}
