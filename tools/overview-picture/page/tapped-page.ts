/** The page with only a map for measurements from a tap: nothing of it is loaded before. */
const link = document.createElement("a");
link.href = "#";
link.textContent = "Kaart";
link.addEventListener("click", (event) => {
  event.preventDefault();
  link.remove();
  void import(/* webpackChunkName: "map" */ "./map-page.ts");
});
document.body.append(link);
