import { type ReactNode, useId } from "react";

interface SpecimenProps {
  /** Which state it shows. */
  title: string;
  children: ReactNode;
}

/** One component in one state, under its name; tests find it as the region of that name. */
export function Specimen({ title, children }: SpecimenProps) {
  const id = useId();
  return (
    <section className="specimen panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
