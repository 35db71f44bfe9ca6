import { Picture } from "../../components/picture.tsx";
import { OpenChat } from "../assistant/open-chat.tsx";
import type { SectionProps } from "../section-props.ts";
import type { heroData } from "./data.server.ts";
import { FactStrip } from "./fact-strip.tsx";
import { OfficeMap } from "./office-map.tsx";
import { PlanChooser } from "./plan-chooser.tsx";
import { SolutionIndex } from "./solution-index.tsx";

type Shown = SectionProps<"hero", typeof heroData>["section"];
type Aside = NonNullable<Shown["aside"]>;

export function HeroAside({ aside }: { readonly aside: Aside }) {
  switch (aside.kind) {
    case "facts":
      return <FactStrip entries={aside.items} />;
    case "solutions":
      return <SolutionIndex items={aside.solutions} />;
    case "plan-chooser":
      return <PlanChooser chooser={aside} />;
    case "map":
      return <OfficeMap alt={aside.alt} caption={aside.caption} names={aside.names} />;
    case "picture":
      return aside.picture && <Picture picture={aside.picture} sizes="(min-width: 64rem) 40vw, 92vw" />;
    case "assistant":
      return <OpenChat section={aside} />;
  }
}
