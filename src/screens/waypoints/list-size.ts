import { createContext } from "react";

/** The number of rows of the list, most of which are not rendered. */
export const ListSize = createContext(0);
