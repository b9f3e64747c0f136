// What the scripts in the page itself must know before the app is there, without a validation library.

/** The colour scheme out of the raw text of the key `settings`; 0 (light) when it says nothing usable. */
export function storedColorScheme(rawText: string | null): 0 | 1 {
  return storedField(rawText, "colorScheme") === 1 ? 1 : 0;
}

/** Whether the raw text of the key `preferences` says that the colour scheme is the device's. */
export function followsDeviceColors(rawText: string | null): boolean {
  return storedField(rawText, "followsDeviceColors") === true;
}

/** The number of the tile source out of that text; 0 (the app's own) when it says nothing usable. */
export function storedTileSource(rawText: string | null): number {
  const value = storedField(rawText, "tileSource");
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

function storedField(rawText: string | null, name: string): unknown {
  try {
    const value: unknown = JSON.parse(rawText ?? "null");
    return (value as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}
