/** Whether the device has any connection at all; that a server can be reached it does not say. */
export function hasConnection(): boolean {
  return navigator.onLine;
}

/** Calls back whenever that changes. */
export function onConnection(listener: (isConnected: boolean) => void): void {
  for (const event of ["online", "offline"]) {
    window.addEventListener(event, () => listener(hasConnection()));
  }
}
