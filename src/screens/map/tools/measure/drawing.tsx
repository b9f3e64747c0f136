import { EditLine, type EditLineProps } from "./edit-line.tsx";
import { Measuring, type MeasuringProps } from "./measuring.tsx";

interface DrawingProps
  extends Omit<MeasuringProps, "controller">,
    Pick<EditLineProps, "controller"> {
  /** The track or route whose points are edited; otherwise it measures. */
  readonly trackId?: string;
}

/** Measures along points, or edits the points of a track or route. */
export function Drawing({ trackId, controller, from, onClose }: DrawingProps) {
  return trackId === undefined ? (
    <Measuring controller={controller} from={from} onClose={onClose} />
  ) : (
    <EditLine controller={controller} trackId={trackId} onClose={onClose} />
  );
}
