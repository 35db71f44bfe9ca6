import { frame } from "../../components/grid.css.ts";
import { PlatformStatus } from "../../components/platform-status.tsx";
import { table } from "../../components/table.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { platformComparisonData } from "./data.server.ts";
import { answer, fit, fitName, head, need } from "./platform-comparison.css.ts";

type Shown = SectionProps<"platform-comparison", typeof platformComparisonData>["section"];

export function PlatformComparisonSection({
  section,
  placement,
}: SectionProps<"platform-comparison", typeof platformComparisonData>) {
  return (
    <Section head={section} placement={placement} layout="stacked">
      <div className={frame}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {section.needHead}
              </th>
              <th scope="col" className={head}>
                {section.platformHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row, index) => (
              <tr key={index}>
                <th scope="row" className={need}>
                  {row.need}
                </th>
                <td className={fit}>
                  <Answer row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Answer({ row: { platform, why } }: { readonly row: Shown["rows"][number] }) {
  return (
    <div className={answer}>
      {platform && (
        <div>
          <p className={fitName}>{platform.name}</p>
          {platform.status === "Coming Soon" && <PlatformStatus status={platform.status} />}
        </div>
      )}
      <p>{why}</p>
    </div>
  );
}
