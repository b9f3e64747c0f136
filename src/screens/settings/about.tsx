import { LinkButton } from "#parts/link-button.tsx";
import { NewVersionNotice } from "#parts/new-version.tsx";
import { Section } from "#ui/page.tsx";
import { mapDataSources, settingsTexts } from "#words/app/settings.ts";
import { boatingTexts } from "#words/water/boating.ts";
import styles from "./about.module.css";
import { WorksOffline } from "./works-offline.tsx";

/** Explains what to trust on the water, and thanks the data sources. */
export function About({ id }: { readonly id: string }) {
  return (
    <Section id={id} heading={settingsTexts.about}>
      <WorksOffline />
      <p>{boatingTexts.aid}</p>
      <NewVersionNotice />
      <LinkButton to="/privacy">{settingsTexts.privacy}</LinkButton>
      <p>{settingsTexts.sources}</p>
      <ul className={styles["sources"]}>
        {mapDataSources.map(({ what, href }) => (
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
