import { isAltitude } from "#domain/units/limits.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { TypedFields, WaypointFields } from "#state/waypoints/waypoints-drafts.ts";

export type FieldName = keyof WaypointFields;

/** The fields of the form for a waypoint as it is, its place as `placeText`. */
export function fieldsOf(waypoint: Waypoint, placeText: string): WaypointFields {
  return {
    name: waypoint.name,
    note: waypoint.note ?? "",
    place: placeText,
    altitude: altitudeText(waypoint.altitudeMeters),
    folder: waypoint.folder ?? "",
    icon: waypoint.icon ?? null,
    color: waypoint.color ?? null,
  };
}

/** The same, with the place exact, however it is written in the form. */
export function factsOf(waypoint: Waypoint): WaypointFields {
  return fieldsOf(waypoint, `${waypoint.lat} ${waypoint.lng}`);
}

/** What the form shows: what the person typed, and the fields of now for the rest. */
export function shownFields(fields: WaypointFields, typed: TypedFields): WaypointFields {
  const mine = Object.entries(typed).map(([name, field]) => [name, field.mine]);
  return { ...fields, ...Object.fromEntries(mine) };
}

/** The touched fields after the person changed some; one that is as it was counts as untouched. */
export function withTyped(
  typed: TypedFields,
  waypoint: Waypoint,
  changes: Partial<WaypointFields>,
): TypedFields {
  const facts = factsOf(waypoint);
  const next: Record<string, unknown> = { ...typed };
  for (const [name, mine] of Object.entries(changes)) {
    const now = facts[name as FieldName];
    const before = typed[name as FieldName]?.before ?? now;
    if (mine === before && mine === now) delete next[name];
    else next[name] = { mine, before };
  }
  return next;
}

/** The touched fields that were changed elsewhere meanwhile, to something else than what was typed. */
export function conflictsOf(
  waypoint: Waypoint,
  typed: TypedFields,
  placeText: string,
): readonly FieldName[] {
  const [facts, fields] = [factsOf(waypoint), fieldsOf(waypoint, placeText)];
  return fieldNames(typed).filter((name) => {
    const mine = typed[name]?.mine ?? null;
    return typed[name]?.before !== facts[name] && plain(mine) !== plain(fields[name]);
  });
}

/** The fields that were changed elsewhere since a moment, and that the person left alone. */
export function followedFields(
  waypoint: Waypoint,
  since: WaypointFields,
  typed: TypedFields,
): readonly FieldName[] {
  const facts = factsOf(waypoint);
  return fieldNames(facts).filter((name) => !typed[name] && facts[name] !== since[name]);
}

/** The person decided about a field that was changed elsewhere too. */
export function decided(
  typed: TypedFields,
  waypoint: Waypoint,
  name: FieldName,
  choice: "mine" | "theirs",
): TypedFields {
  const { [name]: field, ...others } = typed;
  if (!field || choice === "theirs") return others;
  return { ...others, [name]: { mine: field.mine, before: factsOf(waypoint)[name] } };
}

/** What must change for the waypoint to be as the person typed, and no other field; its place apart. */
export function changesFrom(waypoint: Waypoint, typed: TypedFields): WaypointChanges {
  const shown = shownFields(factsOf(waypoint), typed);
  const wanted = {
    name: shown.name.trim(),
    note: shown.note.trim() || null,
    altitudeMeters: altitudeMetersFrom(shown.altitude) ?? null,
    folder: shown.folder.trim() || null,
    icon: shown.icon,
    color: shown.color,
  };
  // A field that is not there and is not wanted stays out of the stored edit.
  const entries = Object.entries(wanted).filter(
    ([name, value]) =>
      Object.hasOwn(typed, name === "altitudeMeters" ? "altitude" : name) &&
      (waypoint[name as keyof typeof wanted] ?? null) !== value,
  );
  return Object.fromEntries(entries);
}

/** "12,5"; empty when there is none. */
function altitudeText(altitudeMeters: number | undefined): string {
  return altitudeMeters === undefined ? "" : String(altitudeMeters).replace(".", ",");
}

/** Metres from a typed number, with a point or a comma; undefined when it is none or no height. */
export function altitudeMetersFrom(text: string): number | undefined {
  const plainText = text.trim().replace(",", ".").replace(/^−/, "-");
  const isNumber = /^[+-]?\d{1,6}(\.\d+)?$/.test(plainText);
  return isNumber && isAltitude(Number(plainText)) ? Number(plainText) : undefined;
}

function fieldNames(fields: object): readonly FieldName[] {
  return Object.keys(fields) as FieldName[];
}

function plain(text: string | null): string | null {
  return text?.trim() ?? null;
}
