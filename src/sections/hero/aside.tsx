import { Chat } from "../../components/chat.tsx";
import { NoteSheet } from "../../components/note-sheet.tsx";
import { target } from "../../theme/layout.css.ts";
import { AssistantQuestions } from "../assistant/questions.tsx";
import type { SectionProps } from "../section-props.ts";
import { paper } from "./aside.css.ts";
import type { heroData } from "./data.server.ts";
import { FactBox } from "./fact-box.tsx";
import { GuideCover } from "./guide-cover.tsx";
import { OfficeMap } from "./office-map.tsx";
import { PlanChooser } from "./plan-chooser.tsx";
import { SolutionIndex } from "./solution-index.tsx";
import { Timeline } from "./timeline.tsx";

type Shown = SectionProps<"hero", typeof heroData>["section"];
type Aside = NonNullable<Shown["aside"]>;

/** What is beside the heading of a page. */
export function HeroAside({ aside, title }: { readonly aside: Aside; readonly title: string }) {
  switch (aside.kind) {
    case "facts":
      return <FactBox layout="facts" entries={aside.items} />;
    case "conversation":
      return <Chat chat={aside} />;
    case "note":
      return (
        <div className={paper}>
          <NoteSheet note={aside} label={aside.label} />
        </div>
      );
    case "calculation":
      return <CostToday aside={aside} />;
    case "timeline":
      return <Timeline titles={aside.titles} />;
    case "solutions":
      return <SolutionIndex items={aside.solutions} />;
    case "plan-chooser":
      return <PlanChooser chooser={aside} />;
    case "guide-cover":
      return <GuideCover title={title} contents={aside.contents} parts={aside.parts} />;
    case "map":
      return <OfficeMap alt={aside.alt} caption={aside.caption} />;
    case "assistant":
      return <AssistantQuestions section={aside} />;
  }
}

/** The result of the page's calculation, in short: a reason to read on. */
function CostToday({
  aside: { business, rows, total, href, words },
}: {
  readonly aside: Extract<Aside, { readonly kind: "calculation" }>;
}) {
  return (
    <FactBox
      layout="sums"
      title={`${words.today} ${business}`}
      entries={rows.map(({ item, amount }) => ({ name: item, value: amount }))}
      total={{ name: total.label, value: total.amount }}
      foot={
        <a className={target} href={href}>
          {words.showWorking}
        </a>
      }
    />
  );
}
