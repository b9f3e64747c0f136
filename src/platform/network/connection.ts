/** Tells whether the device has a network connection. It does not prove that a server can be reached. */
export function hasConnection(): boolean {
  // Stores call this while their module loads, also in Node, where there is no `navigator`.
  return globalThis.navigator?.onLine ?? true;
}

/** Calls back when the connection is lost or returns. */
export function onConnection(listener: (isConnected: boolean) => void): void {
  for (const event of ["online", "offline"]) {
    globalThis.addEventListener?.(event, () => listener(hasConnection()));
  }
}
