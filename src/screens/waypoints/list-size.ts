import { createContext } from "react";

/** How many rows the list has, most of which are not in the page. */
export const ListSize = createContext(0);
