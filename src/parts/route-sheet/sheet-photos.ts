import type { CutPicture } from "#domain/route-sheet/figures/sheet-cut.ts";
import { photoPassings } from "#domain/route-sheet/photo-passings.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { photoById } from "#state/waypoints/photos.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";

/**
 * Loads the photos that a route passes, by their ids; each once. A photo that is gone is left out. Rejects if one cannot be read, or with
 * the reason of `signal`; `forgetPhotos` revokes the pictures.
 */
export async function loadSheetPhotos(
  inputs: readonly SheetInput[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CutPicture>> {
  const ids = new Set(
    inputs.flatMap(({ route, photos }) =>
      photoPassings(route.line, photos ?? []).map(({ photoId }) => photoId),
    ),
  );
  const found = await Promise.all([...ids].map(photoById));
  signal.throwIfAborted();
  return new Map(
    found.flatMap((photo) => {
      if (!photo) return [];
      const { id, bytes, type, widthPixels, heightPixels } = photo;
      const address = URL.createObjectURL(new Blob([bytes], { type }));
      return [[id, { address, widthMm: widthPixels, heightMm: heightPixels, attribution: "" }]];
    }),
  );
}

/** Loads the photos of those patrols that have sheets with them; see `loadSheetPhotos`. */
export function photosOfPatrols(
  patrols: readonly PatrolSheets[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CutPicture>> {
  const having = patrols.filter(({ patrol: { stretches } }) =>
    stretches.some(({ technique }) => technique === "photos"),
  );
  return loadSheetPhotos(
    having.map(({ input }) => input),
    signal,
  );
}

/** Adds photos to the pictures of patrols. */
export function withPhotos(
  patrols: readonly PatrolSheets[],
  photos: ReadonlyMap<string, CutPicture>,
): readonly PatrolSheets[] {
  if (photos.size === 0) return patrols;
  return patrols.map(({ input, ...patrol }) => {
    const pictures = new Map([...(input.pictures ?? []), ...photos]);
    return { ...patrol, input: { ...input, pictures } };
  });
}

/** Frees the pictures of photos that are printed. */
export function forgetPhotos(photos: ReadonlyMap<string, CutPicture>): void {
  for (const { address } of photos.values()) URL.revokeObjectURL(address);
}
