import { settingsTexts } from "#i18n/settings.ts";
import { Section } from "#ui/page.tsx";
import styles from "./about.module.css";

/** Whose data the built-in map is made of; the texts of the licences come with the app. */
const DATA_SOURCES: ReadonlyArray<{ what: string; href: string }> = [
  {
    what: "© OpenStreetMap contributors (ODbL): grenzen",
    href: "https://www.openstreetmap.org/copyright",
  },
  { what: "GSHHG (LGPL): kusten en meren", href: "https://www.soest.hawaii.edu/pwessel/gshhg/" },
  { what: "GeoNames (CC BY 4.0): plaatsen", href: "https://www.geonames.org/" },
  {
    what: "Natural Earth (publiek domein): provincies en rivieren",
    href: "https://www.naturalearthdata.com/",
  },
  { what: "Noto Sans (SIL OFL): letters op de kaart", href: "https://fonts.google.com/noto" },
];

/** The sources of what is drawn, with thanks. */
export function About() {
  return (
    <Section heading={settingsTexts.sources}>
      <ul className={styles["sources"]}>
        {DATA_SOURCES.map(({ what, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              {what}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
