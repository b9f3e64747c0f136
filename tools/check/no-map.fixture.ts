/**
 * Stands for the module of the map in component tests, which have nothing to draw with. The real map would follow all
 * stores from whenever its code has loaded, in this and in every later test file.
 */
throw new Error("Component tests have no map.");
