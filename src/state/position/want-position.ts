import { positionPermissionStore, positionStore } from "./position.ts";

/**
 * Requests the position for a tap that needs it, where the browser has not decided yet: it may have refused the first
 * request without asking anybody.
 */
export function wantPosition(): void {
  const { permission } = positionPermissionStore.getState();
  if (permission === "prompt" && !positionStore.getState().fix) fetchPosition();
}

/** Requests the position again; the code of the request is loaded then. */
export function fetchPosition(): void {
  import(/* webpackChunkName: "position-problem" */ "./request-position.ts").then(
    ({ requestPosition }) => requestPosition(),
    (error: unknown) => console.warn("The position is not requested:", error),
  );
}
