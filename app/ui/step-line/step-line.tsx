import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";

export type StepState = "done" | "current" | "todo";

export interface Step {
  name: string;
  state: StepState;
  /** Where it can be done again; none where it can't. */
  to?: string;
}

interface StepLineProps {
  /** What the steps lead to. */
  label: string;
  /** Said of a step that is done, to those who can't see its tick. */
  doneLabel: string;
  steps: readonly Step[];
}

/** How far one has come (domain 4.5): of a form in several pages, or of an order on its way. */
export function StepLine({ label, doneLabel, steps }: StepLineProps) {
  return (
    <nav className="steps" aria-label={label}>
      <ol className="step-line">
        {steps.map((step) => (
          <li
            key={step.name}
            className={`step-${step.state}`}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            <i aria-hidden="true">
              {step.state === "done" && <Icon name="check" look="icon-small" />}
            </i>
            {step.to ? <Link to={step.to}>{step.name}</Link> : <span>{step.name}</span>}
            {step.state === "done" && <span className="sr-only">({doneLabel})</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
