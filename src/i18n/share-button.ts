/** On the button that shares; apart, because screens with little room have it. */
export const SHARE_BUTTON = "Delen";
