import type { TrailRecord } from "#domain/trail/trail-record.ts";
import type { OpenTrail } from "#state/trail/open-trail.ts";

/** What the parts of the editor need. */
export interface EditorProps {
  readonly trail: OpenTrail;
  readonly record: TrailRecord;
}
