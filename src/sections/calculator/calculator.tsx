import { type ComponentType, useEffect, useState } from "react";
import { anchorId } from "../../addresses/anchor-id.ts";
import { needsApplication } from "../../components/needs-application.ts";
import { exampleOf } from "../../content/facts/worksheet.ts";
import { backgrounds, container } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./calculator.css.ts";
import type { calculatorData } from "./data.server.ts";
import { CalculatorLayout } from "./layout.tsx";
import type { CalculatorWords } from "./result.ts";

/** The worksheet with its example, which needs no script. The calculator is loaded and replaces it. */
export function CalculatorSection({ section, placement }: SectionProps<"calculator", typeof calculatorData>) {
  const Calculator = useCalculator();
  const example = { values: exampleOf(section), planName: section.plans[0]?.name, isExample: true };
  return (
    <section className={`${backgrounds[placement.background]} ${styles.section}`} id={anchorId(section.title)}>
      <div {...needsApplication} className={container}>
        {Calculator ? (
          <Calculator section={section} />
        ) : (
          <CalculatorLayout section={section} worked={example} more={<div className={styles.space} />} />
        )}
      </div>
    </section>
  );
}

/** If it fails to load, the example stays. */
function useCalculator(): ComponentType<{ readonly section: CalculatorWords }> | undefined {
  const [loaded, setLoaded] = useState<{
    readonly Calculator: ComponentType<{ readonly section: CalculatorWords }>;
  }>();
  useEffect(() => {
    import("./calculator.client.tsx").then(setLoaded, () => undefined);
  }, []);
  return loaded?.Calculator;
}
