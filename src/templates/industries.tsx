import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { TilePicture } from "../sections/tiles.tsx";
import { soft, visuallyHidden } from "../theme/layout.css.ts";
import { amount, cost, entry, ledger, name as nameStyle, picture, words } from "./industries.css.ts";

type IndustriesPage = PageData["industries-page"];

/** The industries page: those with a page of their own, and the others. */
export function IndustriesTemplate({ page }: { readonly page: IndustriesPage }) {
  return (
    <>
      <Hero hero={page.hero} layout="wide" />
      <BelowFold>
        <Section head={page.industries} layout="stacked">
          <Ledger industries={page.tiles} costLabel={page.labels.cost} />
        </Section>
        <Section head={page.others} ground="shade">
          <Cards items={page.others.items} />
        </Section>
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

interface LedgerProps {
  readonly industries: IndustriesPage["tiles"];
  readonly costLabel: string;
}

/** Each industry with what its problems cost a business of the kind: the number is why one would read on. */
function Ledger({ industries, costLabel }: LedgerProps) {
  return (
    <ul className={ledger}>
      {industries.map((industry) => (
        <li key={industry.id}>
          <Entry industry={industry} costLabel={costLabel} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly industry: IndustriesPage["tiles"][number];
  readonly costLabel: string;
}

function Entry({ industry: { name, summary, drawing, href, cost: sum }, costLabel }: EntryProps) {
  return (
    <a href={href} className={entry}>
      <div className={picture}>
        <TilePicture drawing={drawing} />
      </div>
      <div className={words}>
        <h3 className={nameStyle}>{name}</h3>
        <p className={soft}>{summary}</p>
      </div>
      <p className={cost}>
        <strong className={amount}>{sum.amount}</strong>{" "}
        <span className={soft}>
          <span className={visuallyHidden}>{costLabel} </span>
          {sum.business}
        </span>
      </p>
    </a>
  );
}
