import site from "virtual:site";
import { Anchor } from "../components/anchor.tsx";
import { Icon } from "../components/icon.tsx";
import { Actions } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { container, lead, onGrounds, stack } from "../theme/layout.css.ts";
import { ring } from "./hollow.ts";
import { cross, hole, link, links as linksStyle, rims, ticks, top, words } from "./not-found.css.ts";

/** The page of addresses that don't exist. The server answers with it and the status 404. */
export function NotFoundTemplate() {
  const { title, text, action, suggestions } = site.navigation.notFound;
  return (
    <>
      <title>{`${title} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className={`${onGrounds.night} ${top}`}>
        <Hole />
        <div className={container}>
          <div className={`${stack.wide} ${words}`}>
            <h1>{title}</h1>
            <p className={lead}>{text}</p>
            <Actions actions={[action]} size="lg" />
          </div>
        </div>
      </section>
      <Section head={suggestions}>
        <Suggestions links={suggestions.links} />
      </Section>
    </>
  );
}

function Suggestions({ links }: { readonly links: readonly { readonly label: string; readonly href: string }[] }) {
  return (
    <ul className={linksStyle}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor className={link} href={href}>
            {label}
            <Icon name="arrow" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

const RINGS = [56, 92, 126, 162, 202, 246, 294, 346] as const;
const TICK = 9;

/** A hole in the ground, as survey maps draw one, with a station at its bottom. */
function Hole() {
  return (
    <svg className={hole} viewBox="-460 -420 920 840" aria-hidden="true" focusable="false" data-decoration="hole">
      {RINGS.map((radius, index) => (
        <path key={radius} className={rims} d={ring(radius, (RINGS.length - index) * 0.11)} />
      ))}
      {RINGS.slice(0, 3).map((radius, index) => (
        <path key={radius} className={ticks} d={ring(radius - TICK / 2, (RINGS.length - index) * 0.11)} />
      ))}
      <path className={cross} d="M-18 0h36M0-18v36M9 0a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
    </svg>
  );
}
