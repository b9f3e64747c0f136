/** Whether the device has any connection at all; that a server can be reached it does not say. */
export function hasConnection(): boolean {
  // A store asks while its module loads, also where there is no page: in Node.
  return globalThis.navigator?.onLine ?? true;
}

/** Calls back whenever that changes. */
export function onConnection(listener: (isConnected: boolean) => void): void {
  for (const event of ["online", "offline"]) {
    globalThis.addEventListener?.(event, () => listener(hasConnection()));
  }
}
