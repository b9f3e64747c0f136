import type { ReportedFix } from "#domain/position/position-fix.ts";
import { checkedFix } from "./checked-fix.ts";
import type {
  PositionError,
  PositionErrorReason,
  PositionPermission,
  PositionSource,
} from "./position-source.ts";

/** Positions from `navigator.geolocation`; a browser without it reports the problem `absent`. */
export function browserPositionSource(): PositionSource {
  return { watch, onPermission };
}

function watch(
  onFix: (fix: ReportedFix) => void,
  onError: (error: PositionError) => void,
): () => void {
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (!geolocation) {
    onError({ reason: "absent", message: "this browser has no geolocation" });
    return () => {};
  }
  const watchId = geolocation.watchPosition(
    (position) => {
      const fix = checkedFix(position);
      if (fix) onFix(fix);
      else console.warn("no position: the device gave one that is none", position);
    },
    (error) => onError({ reason: reasonOf(error.code), message: error.message }),
    { enableHighAccuracy: true },
  );
  return () => geolocation.clearWatch(watchId);
}

function reasonOf(code: number): PositionErrorReason {
  if (code === 1) return "denied";
  return code === 3 ? "timeout" : "unavailable";
}

function onPermission(listener: (permission: PositionPermission) => void): () => void {
  const stopping = new AbortController();
  if (!navigator.geolocation) listener("absent");
  else {
    listenToPermission(listener, stopping.signal).catch(() => {
      // Without the Permissions API the listener is never called.
    });
  }
  return () => stopping.abort();
}

async function listenToPermission(
  listener: (permission: PositionPermission) => void,
  signal: AbortSignal,
): Promise<void> {
  const permission = await navigator.permissions.query({ name: "geolocation" });
  if (signal.aborted) return;
  const tell = (): void => listener(permission.state);
  permission.addEventListener("change", tell, { signal });
  tell();
}
