// Settings that the scripts in the page need before the app has loaded. No validation library here.

/** Returns the colour scheme in the raw text of the key `settings`; 0 (light) if it is not usable. */
export function storedColorScheme(rawText: string | null): 0 | 1 {
  return storedField(rawText, "colorScheme") === 1 ? 1 : 0;
}

/** Tells whether the raw text of the key `preferences` chooses the colours of the device. */
export function followsDeviceColors(rawText: string | null): boolean {
  return storedField(rawText, "followsDeviceColors") === true;
}

/**
 * Returns the number of the tile source in the raw text of the key `settings`; 0 (the app's own) if it is not usable.
 */
export function storedTileSource(rawText: string | null): number {
  const value = storedField(rawText, "tileSource");
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** Returns whether the raw text of the key `preferences` says that everything is in red light. */
export function isNightRed(rawText: string | null): boolean {
  return storedField(rawText, "nightRed") === true;
}

/** Returns the language in the raw text of the key `preferences`, unchecked; undefined if none was chosen. */
export function storedLanguage(rawText: string | null): unknown {
  return storedField(rawText, "language") ?? undefined;
}

function storedField(rawText: string | null, name: string): unknown {
  try {
    const value: unknown = JSON.parse(rawText ?? "null");
    return (value as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}
