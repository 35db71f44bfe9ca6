import type { ComponentProps } from "react";
import type { PageData } from "../content/page-data.server.ts";
import { anchorId } from "../sections/anchor-id.ts";
import { Exchange } from "../sections/exchange.tsx";
import { Legend } from "../sections/legend.tsx";
import { Record } from "../sections/record.tsx";
import { Route } from "../sections/route.tsx";
import { paper, working } from "./industry.css.ts";

type IndustryPage = PageData["industries"];

/** What stands beside the title of an industry's page: what its content names. */
export function IndustryExhibit({ page }: { readonly page: IndustryPage }) {
  const { exhibit, labels, conversation, problems } = page;
  switch (exhibit.kind) {
    case "cost":
      return <CostToday cost={page.cost} labels={labels} />;
    case "route":
      return <Route titles={problems.items.map(({ title }) => title)} />;
    case "conversation":
      return <Exchange exchange={{ ...conversation, label: labels.example, names: labels }} />;
    case "record":
      return <OnPaper record={exhibit} label={labels.example} />;
  }
}

/** A sheet of paper on the night ground. */
function OnPaper(props: ComponentProps<typeof Record>) {
  return (
    <div className={paper}>
      <Record {...props} />
    </div>
  );
}

/** What the problems cost, in short: it is why one would read on. */
function CostToday({
  cost: { business, rows, total, title },
  labels,
}: {
  readonly cost: IndustryPage["cost"];
  readonly labels: IndustryPage["labels"];
}) {
  return (
    <Legend
      layout="sums"
      title={`${labels.cost} ${business}`}
      entries={rows.map(({ item, amount }) => ({ name: item, value: amount }))}
      total={{ name: total.label, value: total.amount }}
      foot={
        <a className={working} href={`#${anchorId(title)}`}>
          {labels.showWorking}
        </a>
      }
    />
  );
}
