import { createStore } from "zustand/vanilla";
import { hasConnection, onConnection } from "#platform/network/connection.ts";

/** Tells whether the device has a connection; a server may still be out of reach. */
export const connectionStore = createStore(() => ({ isConnected: hasConnection() }));

onConnection((isConnected) => connectionStore.setState({ isConnected }));
