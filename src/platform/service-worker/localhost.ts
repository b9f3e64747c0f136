/** Tells whether a host name is this machine: `localhost`, 127.0.0.0/8 or `[::1]`. */
export function isLocalhost(hostname: string): boolean {
  if (hostname === "localhost" || hostname === "[::1]") return true;
  return /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(hostname);
}
