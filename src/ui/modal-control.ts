import { createContext, type ReactNode } from "react";

/**
 * A control that every modal shows in its header, because the rest of the page cannot be reached behind it. Null for
 * none.
 */
export const ModalControl = createContext<ReactNode>(null);
