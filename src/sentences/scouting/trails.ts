import type { PostContent } from "#domain/trail/sealed-trail.ts";
import type { TableCell } from "#domain/trail/trail-table.ts";
import type { KnownPost } from "#domain/trail/walk.ts";
import { bareNumber, counted, formatBearing, formatMeters } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { trailEditorTexts, trailEditorWords } from "#words/scouting/trail-editor.ts";
import { placePost } from "#words/scouting/trail-place.ts";
import { trailWalkWords } from "#words/scouting/trail-walk.ts";
import { trailTexts, trailWords } from "#words/scouting/trails.ts";

/** "Nachttocht", or the word for a trail without a name. */
export function trailName(name: string): string {
  return name.trim() === "" ? trailTexts.unnamed : name;
}

/** "8 posten". */
export function postsText(count: number): string {
  return trailWords.posts(counted(count, bareNumber));
}

/** "3 van 8 open, 20 punten". */
export function progressText(posts: readonly KnownPost[], count: number): string {
  const contents = posts.flatMap(({ content }): PostContent[] => (content ? [content] : []));
  const points = contents.reduce((sum, content) => sum + content.points, 0);
  return trailWords.progress(`${contents.length}`, `${count}`, counted(points, bareNumber));
}

/** "3. Kerk", or "Post 3". */
export function postName(number: number, name: string): string {
  return name.trim() === ""
    ? trailEditorWords.post(`${number}`)
    : trailEditorWords.namedPost(`${number}`, name);
}

/** "Post 3: tik op de plek, of schuif de kaart onder het kruis." */
export function placePostText(number: number, name: string): string {
  return placePost(postName(number, name));
}

/** "10 punten". */
export function pointsText(points: number): string {
  return trailWalkWords.points(counted(points, bareNumber));
}

/** "Hint over 4 minuten." */
export function hintAfterText(leftMs: number): string {
  return trailWalkWords.hintAfter(counted(Math.ceil(leftMs / 60_000), bareNumber));
}

/** "Richting 045° NO, 350 m vanaf post 2." */
export function postBearingText(degrees: number, meters: number, from: number): string {
  const distance = inMetric(() => formatMeters(meters));
  return trailWalkWords.bearing(formatBearing(degrees), distance, `${from}`);
}

/** "Je positie is te onnauwkeurig (± 80 m) om te zien of je er bent." */
export function poorPositionText(accuracyMeters: number): string {
  return trailWalkWords.poor(inMetric(() => formatMeters(accuracyMeters)));
}

/** "Zomerkamp (8 waypoints)". */
export function folderText(folder: string, count: number): string {
  return trailEditorWords.folder(folder, counted(count, bareNumber));
}

/** "10 H ×2", the contents of a cell of the table; a dash if the post was not opened. */
export function cellText({ points, hasHint, wrong, isByCode, isDoubtful }: TableCell): string {
  const result = isDoubtful ? "?" : points === null ? "–" : `${points}`;
  const marks = [
    result,
    ...(hasHint ? ["H"] : []),
    ...(isByCode ? ["C"] : []),
    ...(wrong > 0 ? [`×${wrong}`] : []),
  ];
  return marks.join(" ");
}

/** The columns of the sheet of the leaders. */
export const sheetColumns: readonly string[] = trailEditorTexts.sheetColumns;
