import { readDecimal } from "#domain/text/read-decimal.ts";
import { writeDecimal } from "#domain/text/write-decimal.ts";
import { MAX_ALTITUDE_METERS } from "#domain/units/limits.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { TypedFields, WaypointFields } from "#state/waypoints/waypoints-drafts.ts";
import { LOCALE } from "#words/locale.ts";

export type FieldName = keyof WaypointFields;

/** Returns the form fields of a waypoint, with its place as `placeText`. */
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

/** Returns the fields with the exact place, however the form writes it. */
export function factsOf(waypoint: Waypoint): WaypointFields {
  return fieldsOf(waypoint, `${waypoint.lat} ${waypoint.lng}`);
}

/** Returns the fields in the form: typed values, and current values for the rest. */
export function shownFields(fields: WaypointFields, typed: TypedFields): WaypointFields {
  const mine = Object.entries(typed).map(([name, field]) => [name, field.mine]);
  return { ...fields, ...Object.fromEntries(mine) };
}

/** Returns the touched fields after a change; a field with its old value counts as untouched. */
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

/** Returns the touched fields that were changed elsewhere to another value. */
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

/** Returns the untouched fields that were changed elsewhere since. */
export function followedFields(
  waypoint: Waypoint,
  since: WaypointFields,
  typed: TypedFields,
): readonly FieldName[] {
  const facts = factsOf(waypoint);
  return fieldNames(facts).filter((name) => !typed[name] && facts[name] !== since[name]);
}

/** Applies the decision about a field that was changed elsewhere too. */
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

/** Returns the changes of the touched fields only; the place is handled separately. */
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
  // A missing field that stays empty is left out of the stored edit.
  const entries = Object.entries(wanted).filter(
    ([name, value]) =>
      Object.hasOwn(typed, name === "altitudeMeters" ? "altitude" : name) &&
      (waypoint[name as keyof typeof wanted] ?? null) !== value,
  );
  return Object.fromEntries(entries);
}

/** Returns the altitude as it is typed, "12,5" in Dutch; empty if there is none. */
function altitudeText(altitudeMeters: number | undefined): string {
  return altitudeMeters === undefined ? "" : writeDecimal(altitudeMeters, LOCALE);
}

/** Returns the metres in a typed number, with a point or a comma; undefined if it is not a valid altitude. */
export function altitudeMetersFrom(text: string): number | undefined {
  return readDecimal(text, -MAX_ALTITUDE_METERS, MAX_ALTITUDE_METERS) ?? undefined;
}

function fieldNames(fields: object): readonly FieldName[] {
  return Object.keys(fields) as FieldName[];
}

function plain(text: string | null): string | null {
  return text?.trim() ?? null;
}
